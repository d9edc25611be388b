import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The types of a closure's parameters, where only what they are handed to tells them.
struct ClosureArguments {
  private let flow: ContainerFlow
  private let place: Place
  private let closure: NodeIndex

  private var resolver: Resolver { flow.resolver }
  private var program: Program { flow.program }
  private var tree: SyntaxTree { program.trees[place.file] }

  init(_ flow: ContainerFlow, _ closure: NodeIndex, at place: Place) {
    self.flow = flow
    self.closure = closure
    self.place = place
  }

  /// The type of the parameter at a position; unknown where it is handed to nothing, or to what
  /// takes different types.
  func type(at position: Int) -> SwiftType {
    let names = tree.closureParameters(of: closure)
    if !names.isEmpty, !names.indices.contains(position) { return .unknown }
    let types = Set(
      mentions(of: names.isEmpty ? nil : names[position], position).compactMap(typeTaken)
    )
    guard types.count == 1, let type = types.first, !type.hasUnknown, !type.isGeneric else {
      return .unknown
    }
    return type
  }

  /// The mentions of a parameter by its name, or by its position if it has none.
  private func mentions(of name: Name?, _ position: Int) -> [NodeIndex] {
    var found: [NodeIndex] = []
    var next = closure.position + 1
    while next < tree.end(of: closure) {
      let node = NodeIndex(next)
      if tree.kind(node) == .closure, name == nil {
        next = tree.end(of: node)
        continue
      }
      if tree.kind(node) == .nameExpression {
        let token = tree.mainToken(node)
        let isMeant = name.map { tree.name(token) == $0 } ?? (tree.text(token) == "$\(position)")
        if isMeant { found.append(node) }
      }
      next += 1
    }
    return found
  }

  /// The type that a call takes where a mention is its argument.
  private func typeTaken(by mention: NodeIndex) -> SwiftType? {
    let around = tree.nodes(around: mention, from: closure)
    guard let call = around.last(where: { tree.kind($0) == .call }),
      let callee = tree.expression(in: call)
    else { return nil }
    let arguments = tree.callArguments(of: call)
    guard let given = arguments.firstIndex(where: { $0.node == mention }) else { return nil }
    let key = ContainerExpression(file: place.file, node: call, source: nil)
    if let construction = flow.constructions[key] {
      let argument = construction.arguments.first { $0.node == mention }
      return argument?.parameter.map { resolver.type(of: $0) }
    }
    let token = tree.mainToken(callee).rawValue
    let targets = Set(
      resolver.references.references(in: place.file, token..<token + 1).map(\.target)
    )
    guard targets.count == 1, let function = targets.first,
      program[function].kind == .function
    else { return nil }
    let parameters = resolver.parameterList(of: function)
    return ArgumentMatching.match(arguments, to: parameters).map { parameters[$0[given]].type }
  }
}
