@testable import PureLintSyntax

/// What an app that is wired by Dirk registers and asks for, read off its syntax trees alone.
final class DirkOutline {
  let outline: AppOutline
  private(set) var registrations: [Registration] = []
  private(set) lazy var graph = findGraph()

  struct Registration {
    let call: Site
    let key: String
    /// The type that the builder builds.
    let type: String?
    /// The subclass of the library's that lists it; nil for one that is made on the spot.
    let module: String?
    let isConditional: Bool
  }

  init(_ outline: AppOutline) {
    self.outline = outline
    guard outline.imports("Dirk") else { return }
    registrations = outline.sites(of: .call).compactMap(registration)
  }

  // MARK: Registrations

  private func isProvider(_ name: String) -> Bool {
    ["Factory", "Singleton"].contains(name)
      || outline.types[name]?.inherited.contains("Provider") ?? false
  }

  private func registration(_ call: Site) -> Registration? {
    let tree = outline.tree(call)
    guard let callee = tree.expression(in: call.node), tree.kind(callee) == .nameExpression,
      isProvider(outline.calleeName(of: call)), let closure = outline.trailingClosure(of: call)
    else { return nil }
    let yielded = outline.items(of: closure).last.map(outline.withoutEffects)
    guard let key = statedKey(call, callee) ?? yielded.flatMap(type(ofYielded:)) else { return nil }
    let scope = outline.scope(of: call)
    return Registration(
      call: call,
      key: key,
      type: yielded.flatMap(builtType),
      module: scope.flatMap { outline.supertypes(of: $0).contains("Module") ? $0 : nil },
      isConditional: outline.ancestors(of: call).contains {
        outline.tree($0).kind($0.node) == .ifConfigClause
      }
    )
  }

  /// `Factory<T> { … }` and `Factory(T.self) { … }`.
  private func statedKey(_ call: Site, _ callee: NodeIndex) -> String? {
    let tree = outline.tree(call)
    if let arguments = tree.child(callee, .genericArgumentClause) {
      return tree.type(in: arguments).map { key(outline.squeezed($0, tree), at: call) }
    }
    return outline.arguments(of: call).first.map { metatype($0.value) }
  }

  /// `T` for `T.self`.
  private func metatype(_ value: Site) -> String {
    let text = outline.squeezed(value.node, outline.tree(value))
    return key(text.hasSuffix(".self") ? String(text.dropLast(5)) : text, at: value)
  }

  /// A type's text as one text for each type.
  private func key(_ text: String, at site: Site) -> String {
    let bare =
      text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
    return outline.resolvedName(bare, in: outline.scope(of: site)) ?? bare
  }

  private func type(ofYielded value: Site) -> String? {
    let tree = outline.tree(value)
    switch tree.kind(value.node) {
    case .sequenceExpression:
      let last = Array(tree.children(value.node)).last
      return last.flatMap { tree.type(in: $0) }.map { key(outline.squeezed($0, tree), at: value) }
    case .arrayExpression: return "[String]"
    default: return builtType(value)
    }
  }

  private func builtType(_ value: Site) -> String? {
    let tree = outline.tree(value)
    guard tree.kind(value.node) == .call, let callee = tree.expression(in: value.node) else {
      return nil
    }
    return key(outline.squeezed(callee, tree), at: value)
  }

  // MARK: Who asks for what

  private func findGraph() -> ServiceGraph {
    var graph = ServiceGraph()
    graph.services = registrations.map { registration in
      let lifetimes: [String: Lifetime] = ["Factory": .each, "Singleton": .single]
      let lifetime = lifetimes[outline.calleeName(of: registration.call)]
      return ServiceOutline(
        name: registration.key,
        place: outline.place(registration.call),
        source: registration.call,
        lifetime: lifetime ?? .weak,
        isLifetimeWritten: lifetime != nil && isObject(registration.key)
      )
    }
    graph.asks =
      outline.sites(of: .variableDeclaration).flatMap(asks(ofProperty:))
      + outline.sites(of: .call).flatMap(asks(ofCall:))
    return graph
  }

  /// Whether of a key's values it matters which one it is: not of closures and arrays.
  private func isObject(_ key: String) -> Bool {
    guard let alias = outline.aliases[key] else { return !key.hasPrefix("[") }
    return outline.tree(alias).kind(alias.node) != .functionType
  }

  /// The same demand for each registration of its key: of those that exclude each other, too.
  private func asks(_ key: String, at site: Site, _ timing: AskOutline.Timing) -> [AskOutline] {
    let asker = asker(at: site)
    return registrations.indices.filter { registrations[$0].key == key }.map {
      AskOutline(site: site, service: $0, asker: asker, timing: timing)
    }
  }

  /// The registration whose builder a site stands in, or that builds the type around.
  private func asker(at site: Site) -> Int? {
    registrations.firstIndex { outline.contains($0.call, site) }
      ?? outline.scope(of: site).flatMap { scope in
        registrations.firstIndex { $0.type == scope }
      }
  }

  static let wrappers: [String: AskOutline.Timing] = [
    "Inject": .kept, "Resolve": .later, "StateInject": .later, "ObservableInject": .inside,
  ]

  func wrapper(of property: Site) -> Site? {
    let tree = outline.tree(property)
    let attribute = tree.children(property.node).first { child in
      tree.kind(child) == .attribute
        && tree.type(in: child).map { Self.wrappers[tree.text($0)] != nil } ?? false
    }
    return attribute.map { Site(file: property.file, node: $0) }
  }

  private func asks(ofProperty property: Site) -> [AskOutline] {
    let tree = outline.tree(property)
    guard let wrapper = wrapper(of: property), let name = tree.type(in: wrapper.node),
      let timing = Self.wrappers[tree.text(name)],
      let binding = tree.child(property.node, .patternBinding),
      let type = tree.annotatedType(of: binding)
    else { return [] }
    let key = key(outline.squeezed(type, tree), at: property)
    return asks(key, at: Site(file: property.file, node: binding), timing)
  }

  /// `$0.get()` in a builder, `inject()` anywhere.
  private func asks(ofCall call: Site) -> [AskOutline] {
    let function = outline.calleeName(of: call)
    guard ["get", "inject"].contains(function) else { return [] }
    let wanted = outline.arguments(of: call).first.map { metatype($0.value) } ?? expected(of: call)
    let isInMethod = outline.ancestors(of: call).contains {
      outline.tree($0).kind($0.node) == .codeBlock
    }
    let isInBuilder = registrations.contains { outline.contains($0.call, call) }
    return wanted.map { asks($0, at: call, isInMethod && !isInBuilder ? .later : .inside) } ?? []
  }

  /// The type that a call has to yield: of the variable that it is the value of, or of the
  /// parameter that it is the argument for.
  private func expected(of call: Site) -> String? {
    for outer in outline.ancestors(of: call) {
      let tree = outline.tree(outer)
      switch tree.kind(outer.node) {
      case .tryExpression, .initializerClause, .argumentList: continue
      case .patternBinding:
        return tree.annotatedType(of: outer.node).map { key(outline.squeezed($0, tree), at: call) }
      case .argument:
        let list = outline.parent(of: outer).flatMap(outline.parent(of:))
        return list.flatMap(builtType).flatMap {
          type(ofParameter: tree.text(tree.mainToken(outer.node)), of: $0)
        }
      default: return nil
      }
    }
    return nil
  }

  private func type(ofParameter name: String, of type: String) -> String? {
    let bare = String(type.prefix { $0 != "<" })
    guard let initializer = outline.initializer(of: bare) else { return nil }
    let tree = outline.tree(initializer)
    guard let clause = tree.child(initializer.node, .parameterClause) else { return nil }
    let parameter = tree.children(clause).first {
      tree.kind($0) == .parameter && tree.text(tree.mainToken($0)) == name
    }
    return parameter.flatMap { tree.type(in: $0) }.map {
      key(outline.squeezed($0, tree).replacing("@escaping", with: ""), at: initializer)
    }
  }
}
