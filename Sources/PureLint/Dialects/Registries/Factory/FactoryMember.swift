import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// A member of a container that is a factory, with what its body says.
struct FactoryMember {
  let id: DeclarationID
  /// The type of what it yields.
  let product: SwiftType
  let place: Place
  /// The call that is handed the closure which builds; nil where the body is more than that call and
  /// what changes its result.
  let build: NodeIndex?
  /// Whether somebody else is to register what builds.
  let isPromised: Bool
  /// What is asked of the result of the call, in source order.
  let modifiers: [Modifier]

  /// A name behind the call that builds, and the call of it, where it is a function.
  struct Modifier {
    let name: Name
    let call: NodeIndex?
  }

  init(_ id: DeclarationID, yielding product: SwiftType, _ program: Program) {
    self.id = id
    self.product = product
    let tree = program.tree(of: id)
    place = Place(file: Int(id.file), token: program[id].nameToken, source: id)
    guard let body = Self.body(of: program[id].node, tree) else {
      (build, isPromised, modifiers) = (nil, false, [])
      return
    }
    let (call, modifiers) = Self.chain(body, tree)
    self.modifiers = modifiers
    let callee = tree.expression(in: call)
    isPromised = callee.map { tree.name($0) == "promised" } ?? false
    build = callee.map { Self.isFactory($0, tree) } == true ? call : nil
  }

  /// The expression that a member yields, if that is all there is in its body.
  private static func body(of node: NodeIndex, _ tree: SyntaxTree) -> NodeIndex? {
    var block = tree.child(node, .codeBlock)
    if let accessors = tree.child(node, .accessorBlock) {
      let all = tree.children(accessors).filter { tree.kind($0) == .accessorDeclaration }
      guard all.count == 1 else { return nil }
      block = tree.child(all[0], .codeBlock)
    }
    guard let block else { return tree.initialValue(of: node) }
    let items = Array(tree.children(block))
    guard items.count == 1 else { return nil }
    return tree.kind(items[0]) == .returnStatement ? tree.expression(in: items[0]) : items[0]
  }

  /// The call at the beginning of a chain of members and calls, and what follows it.
  private static func chain(
    _ node: NodeIndex,
    _ tree: SyntaxTree
  ) -> (call: NodeIndex, modifiers: [Modifier]) {
    var next = node
    var modifiers: [Modifier] = []
    while true {
      let isCall = tree.kind(next) == .call
      guard let access = isCall ? tree.expression(in: next) : next,
        tree.kind(access) == .memberAccess, let base = tree.expression(in: access),
        tree.kind(base) == .call || tree.kind(base) == .memberAccess
      else { return (next, modifiers.reversed()) }
      modifiers.append(Modifier(name: tree.name(access), call: isCall ? next : nil))
      next = base
    }
  }

  /// Whether a callee makes a factory of a closure: the container, or the type.
  private static func isFactory(_ callee: NodeIndex, _ tree: SyntaxTree) -> Bool {
    switch tree.kind(callee) {
    case .nameExpression: ["self", "Factory", "ParameterFactory"].contains(tree.name(callee))
    case .implicitMember: tree.tokens.kinds[tree.mainToken(callee).position] == .kwInit
    default: false
    }
  }
}

/// The scopes of the library, by name.
enum FactoryScope {
  /// How long a factory in a scope keeps what it builds.
  static let lifetimes: [Name: Node.Lifetime] = [
    "singleton": .singleton, "cached": .singleton, "shared": .weak, "graph": .perGraph,
    "unique": .transient,
  ]

  /// The name of the scope that a name behind a factory sets: `.singleton`, `.scope(.singleton)`;
  /// nil if it sets none.
  static func name(setBy modifier: FactoryMember.Modifier, _ tree: SyntaxTree) -> Name? {
    if lifetimes[modifier.name] != nil { return modifier.name }
    guard modifier.name == "scope", let call = modifier.call else { return nil }
    let list = tree.child(call, .argumentList)
    let scope = list.flatMap { tree.firstChild(of: $0) }.flatMap { tree.expression(in: $0) }
    return scope.map { tree.name($0) } ?? ""
  }
}
