import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The functions that one module's factory has in extensions: `extension Factory where Module == X`.
struct CustomizedBuilder {
  let module: DeclarationID
  /// In source order.
  let functions: [DeclarationID]
  /// The functions among them that yield the module, each a way to make it.
  let builderFunctions: [DeclarationID]
  /// By function, those of the same factory that it calls.
  private let steps: [DeclarationID: Set<DeclarationID>]
  private let model: WiringModel

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  private init(of module: DeclarationID, _ functions: [DeclarationID], _ model: WiringModel) {
    self.module = module
    self.functions = functions
    self.model = model
    builderFunctions = Self.builderFunctions(of: module, among: functions, model.resolver)
    let own = Set(functions)
    steps = Dictionary(
      uniqueKeysWithValues: functions.map { function in
        let called = Self.calls(in: function, model.resolver).map(\.target)
        return (function, own.intersection(called))
      }
    )
  }

  private static func builderFunctions(
    of module: DeclarationID,
    among functions: [DeclarationID],
    _ resolver: Resolver
  ) -> [DeclarationID] {
    functions.filter { yields(module, resolver.resultType(of: $0), resolver) }
  }

  /// The factories that some extension customizes, by the order of their modules.
  static func all(_ model: WiringModel) -> [CustomizedBuilder] {
    let resolver = model.resolver
    var functions: [DeclarationID: [DeclarationID]] = [:]
    for block in model.factories.sorted().flatMap(resolver.extensions(of:)) {
      let constraints = resolver.sameTypeConstraints(ofExtension: block).entries
      guard
        let module = constraints.compactMap(\.type.declaration).first(
          where: model.moduleIDs.contains
        )
      else { continue }
      functions[module, default: []] += resolver.symbols.members(heldBy: block)
        .filter { resolver.program[$0].kind == .function }
    }
    return functions.sorted { $0.key < $1.key }.map {
      CustomizedBuilder(of: $0.key, $0.value.sorted(), model)
    }
  }

  /// Whether a result is the module, a type that it inherits from, or holds one of these.
  private static func yields(
    _ module: DeclarationID,
    _ result: SwiftType,
    _ resolver: Resolver
  ) -> Bool {
    switch result.unwrapped.form {
    case .tuple(let elements):
      elements.contains { yields(module, $0.type, resolver) }
    case .nominal(let id, _):
      resolver.isSubtype(.nominal(module, []), of: .nominal(id, []))
    default: false
    }
  }

  /// The mentions of functions in a function.
  private static func calls(in function: DeclarationID, _ resolver: Resolver) -> [Reference] {
    let program = resolver.program
    let declaration = program[function]
    let node = program.tree(of: function).nodes[declaration.node.position]
    return resolver.references.references(in: declaration.file, node.firstToken..<node.endToken)
      .filter {
        program[$0.target].kind == .function
          && $0.place.source.map(program.memberDeclaration) == function
      }
  }

  /// A function with all of the factory's that run with it.
  func reach(of function: DeclarationID) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = [function]
    var waiting = [function]
    while let next = waiting.popLast() {
      waiting += (steps[next] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  /// Whether a function runs only as a part of others of the factory: these finish what it begins.
  func isStep(_ function: DeclarationID) -> Bool {
    let mentions = resolver.references.references(to: function)
    return !mentions.isEmpty
      && mentions.allSatisfy { mention in
        guard let source = mention.place.source else { return false }
        let user = program.memberDeclaration(around: source)
        return user != function && functions.contains(user)
      }
  }

  /// Whether all that some functions do with the module they make can be seen: they leave nothing
  /// to the library's own functions, and hand the module to nobody but each other.
  ///
  /// - Parameter escapes: Where the module's values leave the analysed sources.
  func isFollowed(_ reach: Set<DeclarationID>, escapes: [Escape]) -> Bool {
    guard !reach.contains(where: isDelegating), reach.contains(where: makes) else { return false }
    let isLost = escapes.contains { escape in
      !escape.isConversion
        && escape.place.source.map { reach.contains(program.memberDeclaration(around: $0)) }
          ?? false
    }
    return !isLost
      && !reach.contains { function in
        values(in: function).contains { isHandedOn($0, beyond: reach) }
      }
  }

  /// The locals and parameters of a function that hold the module.
  private func values(in function: DeclarationID) -> [DeclarationID] {
    resolver.symbols.members(heldBy: function).filter {
      resolver.type(of: $0).unwrapped.declaration == module
    }
  }

  private func isHandedOn(_ value: DeclarationID, beyond reach: Set<DeclarationID>) -> Bool {
    resolver.references.references(to: value).contains { mention in
      guard let destination = mention.destination else { return false }
      return !(program[destination].parent.map(reach.contains) ?? false)
        || program[destination].kind != .parameter
    }
  }

  /// Whether a function makes the module where it can be seen what becomes of it: as a local, or
  /// for its result.
  private func makes(_ function: DeclarationID) -> Bool {
    values(in: function).contains { program[$0].kind == .variable }
      || resolver.constructions.inside(function).contains { construction in
        construction.declaration == module && isResult(construction.call, of: function)
      }
  }

  /// Whether a function yields what an expression in it does.
  private func isResult(_ expression: NodeIndex, of function: DeclarationID) -> Bool {
    let tree = program.tree(of: function)
    guard let body = tree.child(program[function].node, .codeBlock) else { return false }
    return tree.children(body).contains { item in
      item == expression
        || tree.kind(item) == .returnStatement && tree.expression(in: item) == expression
    }
  }

  /// Whether a function calls one of the factory that is not this module's alone, which may do
  /// anything with what it makes.
  private func isDelegating(_ function: DeclarationID) -> Bool {
    Self.calls(in: function, resolver).contains { call in
      guard !functions.contains(call.target), !isOnFactoryOfOther(call) else { return false }
      return program[call.target].name == program[function].name
        || resolver.selfDeclaration(of: call.target).map(model.factories.contains)
          ?? false
    }
  }

  /// Whether a function is called on a factory of a module that has nothing to do with this one:
  /// `dependency.detail.create(payload:)`.
  private func isOnFactoryOfOther(_ call: Reference) -> Bool {
    let token = call.place.token.rawValue
    guard token > 1 else { return false }
    let base = resolver.references.references(in: call.place.file, token - 2..<token - 1).last
    guard let base,
      case .nominal(let id, let arguments) = resolver.type(of: base.target).unwrapped.form,
      model.factories.contains(id), let other = arguments.first?.declaration
    else { return false }
    let (own, others) = (SwiftType.nominal(module, []), SwiftType.nominal(other, []))
    return !resolver.isSubtype(own, of: others) && !resolver.isSubtype(others, of: own)
  }
}
