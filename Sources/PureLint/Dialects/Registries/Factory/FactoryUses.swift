import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The uses of the factories of containers in the sources.
struct FactoryUses {
  /// A mention of a factory, and what it is for.
  struct Use {
    let member: DeclarationID
    let place: Place
    let kind: Kind

    var isRegistration: Bool {
      if case .registration = kind { return true }
      return false
    }
  }

  enum Kind: Equatable {
    /// A call that asks for what the factory yields.
    case ask(NodeIndex)
    /// A path in the attribute of a property.
    case attribute
    /// What builds is replaced, or is somewhere and sometimes.
    case registration(isAlways: Bool)
    /// The scope is changed.
    case scope
    /// What is kept is forgotten, or nothing is done.
    case none
    /// The factory goes where it is not followed.
    case other
  }

  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The uses of a factory, in the order in which they were found.
  func uses(of member: DeclarationID) -> [Use] {
    resolver.references.references(to: member).filter { program.isSource($0.place) }.map {
      Use(member: member, place: $0.place, kind: kind(of: $0))
    }
  }

  // MARK: Kinds

  private static let functionsByPath: Set<Name> = ["dependency", "resolve"]
  private static let requests: Set<Name> = [
    "resolve", "resolveOnMainActor", "resolveOnGlobalActor",
  ]
  private static let registrations: Set<Name> = ["register", "preview"]
  private static let contexts: Set<Name> = [
    "context", "onArg", "onArgs", "onPreview", "onTest", "onDebug", "onSimulator", "onDevice",
  ]
  private static let neutral: Set<Name> = [
    "reset", "once", "timeToLive", "scopeOnParameters", "decorator",
  ]

  private func kind(of reference: Reference) -> Kind {
    let tree = program.trees[reference.place.file]
    let start = reference.place.source.map { program[program.memberDeclaration(around: $0)].node }
    let around = Array(
      tree.nodes(aroundToken: reference.place.token, from: start ?? .root).reversed()
    )
    if let path = around.prefix(3).firstIndex(where: { tree.kind($0) == .keyPathExpression }) {
      return kind(ofPath: around[(path + 1)...], tree)
    }
    let isFunction = program[reference.target].kind == .function
    return kind(ofValue: around[...], isFunction: isFunction, tree)
  }

  /// - Parameter around: The nodes around a path, innermost first.
  private func kind(ofPath around: ArraySlice<NodeIndex>, _ tree: SyntaxTree) -> Kind {
    for node in around {
      switch tree.kind(node) {
      case .argument, .argumentList: continue
      case .attribute: return .attribute
      case .call:
        let name = tree.expression(in: node).map { tree.name($0) }
        return name.map(Self.functionsByPath.contains) == true ? .ask(node) : .other
      default: return .other
      }
    }
    return .other
  }

  /// - Parameter around: The nodes around the name of a factory, and that of its expression,
  ///   innermost first.
  private func kind(
    ofValue around: ArraySlice<NodeIndex>,
    isFunction: Bool,
    _ tree: SyntaxTree
  ) -> Kind {
    var rest = around
    guard var value = rest.popFirst() else { return .other }
    var isMade = !isFunction
    var found = Kind.none
    while let outer = rest.first, tree.expression(in: outer) == value {
      rest.removeFirst()
      switch tree.kind(outer) {
      case .call where !isMade: isMade = true
      case .call: return isFilled(outer, tree) ? .registration(isAlways: true) : .ask(outer)
      case .memberAccess:
        let call = rest.first.flatMap { call in
          tree.kind(call) == .call && tree.expression(in: call) == outer ? call : nil
        }
        guard let kind = kind(of: tree.name(outer), call) else { return .other }
        if case .none = kind {} else { found = kind }
        if case .ask = kind { return found }
        if call != nil { rest.removeFirst() }
        value = call ?? outer
        continue
      case .forceUnwrapExpression, .optionalChainingExpression: break
      default: return found == .none ? .other : found
      }
      value = outer
    }
    return found == .none && !isStatement(value, rest.first, tree) ? .other : found
  }

  /// What a name behind a factory does; nil if it is none of the library's.
  private func kind(of name: Name, _ call: NodeIndex?) -> Kind? {
    if Self.requests.contains(name) { return call.map { .ask($0) } }
    if Self.registrations.contains(name) { return .registration(isAlways: true) }
    if Self.contexts.contains(name) { return .registration(isAlways: false) }
    if FactoryScope.lifetimes[name] != nil || name == "scope" { return .scope }
    return Self.neutral.contains(name) ? Kind.none : nil
  }

  /// Whether a call hands a factory another closure that builds, rather than asking it.
  private func isFilled(_ call: NodeIndex, _ tree: SyntaxTree) -> Bool {
    let arguments = tree.callArguments(of: call)
    return arguments.count == 1 && tree.kind(arguments[0].node) == .closure
      && (arguments[0].isTrailing || arguments[0].label == "factory")
  }

  /// Whether nothing gets the value of an expression.
  private func isStatement(_ node: NodeIndex, _ outer: NodeIndex?, _ tree: SyntaxTree) -> Bool {
    outer.map { tree.kind($0) == .codeBlock } ?? true
  }
}
