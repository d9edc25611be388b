@testable import PureLintSyntax

/// What an app that is wired by Swinject registers and asks for, read off its syntax trees alone.
final class SwinjectOutline {
  let outline: AppOutline
  private(set) var registrations: [Registration] = []
  private(set) lazy var graph = findGraph()

  struct Registration {
    let call: Site
    /// With the calls behind it, such as `inObjectScope`.
    let statement: Site
    let keys: [Key]
    /// The closure that builds it; nil where an initializer does.
    let factory: Site?
    /// The closures that run once it is stored.
    let completions: [Site]
    /// The argument of `inObjectScope`.
    let scope: Site?
    /// The assembly that registers it.
    let assembly: String?
  }

  struct Key: Hashable {
    let type: String
    /// As it is written; nil for none.
    var name: String?
    /// How many arguments are given at run time.
    var arguments = 0
    /// Whether the name is another one each time.
    var isNameOpen: Bool { name == "$0" }

    func finds(_ other: Key) -> Bool {
      type == other.type && arguments == other.arguments
        && (name == other.name || isNameOpen && other.name != nil)
    }
  }

  init(_ outline: AppOutline) {
    self.outline = outline
    let imports = outline.sites(of: .importPath).map { outline.tree($0).text($0.node) }
    // Other apps register by functions in arrays and by helpers that are not followed here.
    guard imports.contains("SwinjectStoryboard") else { return }
    registrations = outline.sites(of: .call).compactMap(registration)
  }

  // MARK: Registrations

  private func registration(_ call: Site) -> Registration? {
    let arguments = outline.arguments(of: call)
    guard ["register", "autoregister", "registerShared"].contains(outline.calleeName(of: call)),
      let first = arguments.first, let type = metatype(first.value)
    else { return nil }
    let chain = chain(behind: call)
    let factory = outline.trailingClosure(of: call)
    let given = arguments.first { $0.label == "argument" } == nil ? 0 : 1
    let key = Key(
      type: type,
      name: text(of: arguments.first { $0.label == "name" }?.value),
      arguments: given + (factory.map(parameterCount) ?? 0)
    )
    let others = chain.filter { outline.calleeName(of: $0) == "implements" }.flatMap {
      outline.arguments(of: $0).compactMap { metatype($0.value) }
    }
    return Registration(
      call: call,
      statement: chain.last ?? call,
      keys: [key] + others.map { Key(type: $0, arguments: key.arguments) },
      factory: factory,
      completions: chain.filter { outline.calleeName(of: $0) == "initCompleted" }
        .compactMap(outline.trailingClosure),
      scope: chain.first { outline.calleeName(of: $0) == "inObjectScope" }
        .flatMap { outline.arguments(of: $0).first?.value },
      assembly: outline.scope(of: call)
    )
  }

  /// The calls of what a call yields, inner ones first.
  private func chain(behind call: Site) -> [Site] {
    var chain: [Site] = []
    var inner = call
    while let member = outline.parent(of: inner), let outer = outline.parent(of: member),
      outline.tree(member).kind(member.node) == .memberAccess,
      outline.tree(outer).kind(outer.node) == .call
    {
      chain.append(outer)
      inner = outer
    }
    return chain
  }

  /// `T` for `T.self`; nil for anything else.
  private func metatype(_ value: Site) -> String? {
    let text = outline.squeezed(value.node, outline.tree(value))
    guard text.hasSuffix(".self") else { return nil }
    return type(String(text.dropLast(5)), at: value)
  }

  /// A type's text as one text for each type.
  private func type(_ text: String, at site: Site) -> String {
    let bare =
      text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
    return outline.resolvedName(bare, in: outline.scope(of: site)) ?? bare
  }

  private func text(of value: Site?) -> String? {
    value.map { outline.squeezed($0.node, outline.tree($0)) }
  }

  /// How many parameters a factory's closure has besides the resolver.
  private func parameterCount(of closure: Site) -> Int {
    let tree = outline.tree(closure)
    guard let signature = tree.child(closure.node, .closureSignature),
      let clause = tree.child(signature, .parameterClause)
    else { return 0 }
    return tree.children(clause).count { tree.kind($0) == .parameter } - 1
  }

  // MARK: Who asks for what

  private func findGraph() -> ServiceGraph {
    var graph = ServiceGraph()
    graph.services = registrations.map { registration in
      ServiceOutline(
        name: title(of: registration.keys[0]),
        place: outline.place(registration.call),
        source: registration.statement,
        lifetime: lifetime(of: registration),
        isLifetimeWritten: text(of: registration.scope) == ".transient"
      )
    }
    graph.asks = SwinjectAsks(swinject: self).all
    return graph
  }

  private func title(of key: Key) -> String {
    key.type + (key.name.map { " named \($0)" } ?? "")
  }

  private func lifetime(of registration: Registration) -> Lifetime {
    if let text = text(of: registration.scope) {
      return Lifetime.allCases.first { text == ".\($0.objectScope)" } ?? .graph
    }
    let call = registration.call
    let hasDependency = outline.arguments(of: call).contains { $0.label == "dependency" }
    let isShared = outline.calleeName(of: call) == "registerShared"
    return hasDependency || isShared || isInContainerOfSingletons(call) ? .single : .graph
  }

  /// Whether a call registers in a local container that says so of all in it.
  private func isInContainerOfSingletons(_ call: Site) -> Bool {
    let tree = outline.tree(call)
    guard let callee = tree.expression(in: call.node), let base = tree.expression(in: callee),
      case .valued(let container) = outline.local(named: tree.text(base), at: call)
    else { return false }
    return text(of: container)?.contains("defaultObjectScope:.container") ?? false
  }

  /// The indices of what is found by a key.
  func registrations(for key: Key) -> [Int] {
    registrations.indices.filter { registrations[$0].keys.contains(where: key.finds) }
  }

  func key(ofType text: String, at site: Site) -> Key { Key(type: type(text, at: site)) }

  /// The key that `resolve(T.self, name: …, argument: …)` asks for.
  func key(ofArguments arguments: [ArgumentOutline]) -> Key? {
    guard let first = arguments.first, let type = metatype(first.value) else { return nil }
    let name = text(of: arguments.first { $0.label == "name" }?.value)
    let start = arguments.firstIndex { $0.label?.hasPrefix("argument") ?? false }
    return Key(type: type, name: name, arguments: start.map { arguments.count - $0 } ?? 0)
  }
}

extension Lifetime {
  /// The name of the scope in Swinject.
  var objectScope: String {
    switch self {
    case .each: "transient"
    case .graph: "graph"
    case .weak: "weak"
    case .single: "container"
    }
  }
}
