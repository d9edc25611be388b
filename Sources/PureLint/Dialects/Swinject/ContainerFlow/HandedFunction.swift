import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The reader of the arguments that a function gets which is itself an argument.
struct HandedFunction {
  private let flow: ContainerFlow
  private let file: Int
  private let source: DeclarationID?

  private var resolver: Resolver { flow.resolver }
  private var program: Program { flow.program }
  private var tree: SyntaxTree { program.trees[file] }

  init(_ flow: ContainerFlow, _ file: Int, _ source: DeclarationID?) {
    self.flow = flow
    self.file = file
    self.source = source
  }

  /// What a closure gets as one of its parameters.
  func parameter(_ position: Int, of closure: NodeIndex) -> [ContainerOrigin] {
    parameter(position, of: closure, around: tree.nodes(around: closure))
  }

  /// The arguments of a function that is mentioned by its name.
  func parameter(_ position: Int, of token: TokenIndex) -> [ContainerOrigin] {
    let around = tree.nodes(aroundToken: token)
    guard
      let index = around.lastIndex(where: {
        tree.mainToken($0) == token && [.memberAccess, .nameExpression].contains(tree.kind($0))
      })
    else { return [.unknown] }
    return parameter(position, of: around[index], around: Array(around[..<index]))
  }

  private func parameter(
    _ position: Int,
    of node: NodeIndex,
    around: [NodeIndex]
  ) -> [ContainerOrigin] {
    guard let call = around.last(where: { tree.kind($0) == .call }),
      let callee = tree.expression(in: call),
      let argument = tree.callArguments(of: call).firstIndex(where: { $0.node == node })
    else { return [.unknown] }
    let name = tree.mainToken(callee)
    let targets = Set(
      resolver.references.references(in: file, name.rawValue..<name.rawValue + 1).map(\.target)
    )
    // Overloads of one function of a library say the same; so do those that the sources add to it.
    let meanings = targets.compactMap {
      flow.library.meaning(ofParameter: position, ofArgument: argument, for: $0)
    }
    if let meaning = meanings.first, targets.count - meanings.count <= ownOverloads(targets).count {
      return origins(of: meaning, call, callee)
    }
    guard targets.count == 1, let function = targets.first, program.isSource(function) else {
      return [.unknown]
    }
    return handedOn(position, argument, of: call, function, name)
  }

  /// The functions among some of one name that the sources add to a library's type.
  private func ownOverloads(_ targets: Set<DeclarationID>) -> [DeclarationID] {
    targets.filter { target in
      program.isSource(target)
        && resolver.owner(ofNested: target).map { !program.isSource($0) } ?? false
    }
  }

  private func origins(
    of meaning: ContainerMeaning,
    _ call: NodeIndex,
    _ callee: NodeIndex
  ) -> [ContainerOrigin] {
    switch meaning {
    case .asker:
      return [registration(of: call).map { .asker(file: file, token: $0) } ?? .unknown]
    case .base:
      guard tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee) else {
        return [source.map { .instance(of: program.memberDeclaration(around: $0)) } ?? .unknown]
      }
      return [.value(ContainerExpression(file: file, node: base, source: source))]
    case .new: return [.value(ContainerExpression(file: file, node: call, source: source))]
    case .same(let node):
      return [.value(ContainerExpression(file: file, node: node, source: source))]
    case .shared: return [.unknown]
    }
  }

  /// The last name of the call that a chain of calls begins with.
  func registration(of call: NodeIndex) -> TokenIndex? {
    var call = call
    while let callee = tree.expression(in: call) {
      guard tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee),
        tree.kind(base) == .call
      else { return tree.mainToken(callee) }
      guard isOfEntry(callee) else { return tree.mainToken(callee) }
      call = base
    }
    return nil
  }

  /// Whether a function is one of what a registration yields, rather than of a container.
  private func isOfEntry(_ callee: NodeIndex) -> Bool {
    let token = tree.mainToken(callee).rawValue
    return resolver.references.references(in: file, token..<token + 1).allSatisfy { reference in
      resolver.owner(ofNested: reference.target).map { !flow.library.isHolder($0) } ?? true
    }
  }

  /// The values that a function of the sources hands to its function argument.
  private func handedOn(
    _ position: Int,
    _ argument: Int,
    of call: NodeIndex,
    _ function: DeclarationID,
    _ name: TokenIndex
  ) -> [ContainerOrigin] {
    let arguments = tree.callArguments(of: call)
    guard program[function].kind == .function || program[function].kind == .initializer,
      let positions = ArgumentMatching.match(arguments, to: resolver.parameterList(of: function))
    else { return [.unknown] }
    let parameter = resolver.parameterDeclarations(of: function)[positions[argument]]
    let uses = resolver.references.references(to: parameter)
    guard !uses.isEmpty else { return [.unknown] }
    return uses.flatMap { use -> [ContainerOrigin] in
      let tree = program.trees[use.place.file]
      if let inner = tree.call(of: use.place.token) {
        let given = tree.callArguments(of: inner)
        guard given.indices.contains(position) else { return [.unknown] }
        return [
          .value(
            ContainerExpression(
              file: use.place.file,
              node: given[position].node,
              source: use.place.source
            )
          )
        ]
      }
      let further = HandedFunction(flow, use.place.file, use.place.source)
        .parameter(position, of: use.place.token)
      // What registers for its callers registers at each of its calls.
      return further.map { origin in
        if case .asker = origin { return .asker(file: file, token: name) }
        return origin
      }
    }
  }
}
