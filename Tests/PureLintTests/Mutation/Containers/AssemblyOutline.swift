@testable import PureLintSyntax

/// The assemblies of an app that is wired by EasyDi, read off its syntax trees alone.
final class AssemblyOutline {
  let outline: AppOutline
  private(set) var members: [Member] = []
  private(set) lazy var graph = findGraph()

  /// A variable or function of an assembly that defines something, or stands for another assembly.
  struct Member {
    let assembly: String
    let name: String
    let declaration: Site
    let place: ServiceOutline.Place
    let definition: Definition?
  }

  struct Definition {
    /// The call of `define`, `defineInjection` or `definePlaceholder`.
    let call: Site
    let function: String
    /// The argument that says the key, if one does.
    let key: Site?
    let scope: Site?
    /// What is built, or is there already and filled.
    let value: Site?
    let closure: Site?
  }

  init(_ outline: AppOutline) {
    self.outline = outline
    for assembly in outline.types.keys.sorted() where isAssembly(assembly) {
      members += outline.members(of: assembly).compactMap { member($0, of: assembly) }
    }
    members.sort { ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset) }
  }

  /// The members that define something which the container builds.
  var definitions: [(index: Int, definition: Definition)] {
    members.indices.compactMap { index in members[index].definition.map { (index, $0) } }
  }

  // MARK: Assemblies

  private func superclass(of type: String) -> String? {
    outline.types[type]?.inherited.first.map { String($0.prefix { $0 != "<" }) }
  }

  private func isAssembly(_ type: String) -> Bool {
    sequence(first: type) { self.superclass(of: $0) }.dropFirst().contains("Assembly")
  }

  func areRelated(_ left: String, _ right: String) -> Bool {
    let lines = [left, right].map { Array(sequence(first: $0) { self.superclass(of: $0) }) }
    return lines[0].contains(right) || lines[1].contains(left)
  }

  /// The assembly that a type's text names.
  private func assembly(named text: String) -> String? {
    let name = String(text.prefix { $0 != "<" })
    return isAssembly(name) ? name : nil
  }

  // MARK: Members

  private func member(_ site: Site, of assembly: String) -> Member? {
    let tree = outline.tree(site)
    let name: TokenIndex
    switch tree.kind(site.node) {
    case .functionDeclaration: name = tree.mainToken(site.node)
    case .variableDeclaration:
      guard let binding = tree.child(site.node, .patternBinding),
        let pattern = tree.child(binding, .identifierPattern)
      else { return nil }
      name = tree.mainToken(pattern)
    default: return nil
    }
    let definition = definition(in: site)
    guard definition != nil || self.assembly(standingAt: site) != nil else { return nil }
    let offset = Int(tree.range(name).lowerBound)
    return Member(
      assembly: assembly,
      name: tree.text(name),
      declaration: site,
      place: ServiceOutline.Place(file: site.file, offset: offset),
      definition: definition
    )
  }

  private func definition(in member: Site) -> Definition? {
    let functions = ["define", "defineInjection", "definePlaceholder"]
    let call = outline.sites(of: .call).first { call in
      guard outline.contains(member, call) else { return false }
      return functions.contains(outline.calleeName(of: call))
    }
    guard let call else { return nil }
    let arguments = outline.arguments(of: call)
    let value = { (label: String) in arguments.first { $0.label == label }?.value }
    return Definition(
      call: call,
      function: outline.calleeName(of: call),
      key: arguments.first { $0.label == "key" }?.site,
      scope: arguments.first { $0.label == "scope" }?.site,
      value: value("init") ?? value("into"),
      closure: outline.trailingClosure(of: call)
    )
  }

  /// The assembly that a variable stands for: by its type, or by `X.instance()` in its value.
  private func assembly(standingAt variable: Site) -> String? {
    let tree = outline.tree(variable)
    guard tree.kind(variable.node) == .variableDeclaration,
      let binding = tree.child(variable.node, .patternBinding)
    else { return nil }
    if let type = tree.annotatedType(of: binding) {
      return assembly(named: outline.squeezed(type, tree))
    }
    return tree.initialValue(of: binding).flatMap {
      self.assembly(instantiatedAt: Site(file: variable.file, node: $0))
    }
  }

  private func assembly(instantiatedAt call: Site) -> String? {
    let tree = outline.tree(call)
    guard tree.kind(call.node) == .call, let callee = tree.expression(in: call.node),
      tree.kind(callee) == .memberAccess, tree.text(tree.mainToken(callee)) == "instance",
      let base = tree.expression(in: callee)
    else { return nil }
    return assembly(named: outline.squeezed(base, tree))
  }

  /// The assembly that the value of an expression is.
  func assembly(ofValue site: Site) -> String? {
    let tree = outline.tree(site)
    let name = tree.text(tree.mainToken(site.node))
    switch tree.kind(site.node) {
    case .call: return assembly(instantiatedAt: site)
    case .nameExpression where name == "self": return outline.scope(of: site)
    case .nameExpression:
      return outline.scope(of: site).flatMap { assembly(ofProperty: name, of: $0) }
    case .memberAccess:
      guard let base = tree.expression(in: site.node),
        let type = assembly(ofValue: Site(file: site.file, node: base))
      else { return nil }
      return assembly(ofProperty: name, of: type)
    default: return nil
    }
  }

  private func assembly(ofProperty name: String, of type: String) -> String? {
    for type in sequence(first: type, next: { self.superclass(of: $0) }) {
      let declaration = outline.members(of: type).first {
        outline.binding(named: name, in: $0) != nil
      }
      if let declaration { return assembly(standingAt: declaration) }
    }
    return nil
  }

  // MARK: Who asks for what

  private func findGraph() -> ServiceGraph {
    var graph = ServiceGraph()
    graph.services = members.map { member -> ServiceOutline in
      let written = member.definition?.scope.flatMap(lifetime(writtenAt:))
      return ServiceOutline(
        name: member.name,
        place: member.place,
        source: member.declaration,
        lifetime: written ?? .graph,
        isLifetimeWritten: written != nil && !isGiven(member.definition?.value)
      )
    }
    graph.asks = members.indices.flatMap { index in
      mentions(of: members[index]).flatMap { asks(at: $0, for: index) }
    }
    // Whoever declares what it overrides may ask for it.
    graph.asks += members.indices.filter { isOverride(members[$0]) }.map {
      AskOutline(site: members[$0].declaration, service: $0, asker: nil, timing: .later)
    }
    return graph
  }

  private func isOverride(_ member: Member) -> Bool {
    let tree = outline.tree(member.declaration)
    return tree.children(member.declaration.node).contains {
      tree.kind($0) == .modifier && tree.text($0) == "override"
    }
  }

  private func lifetime(writtenAt argument: Site) -> Lifetime? {
    let text = outline.tree(argument).text(argument.node)
    return Lifetime.allCases.first { text.hasSuffix(".\($0.scope)") }
  }

  private func mentions(of member: Member) -> [Site] {
    let candidates = outline.sites(of: .memberAccess) + outline.sites(of: .nameExpression)
    return candidates.filter { site in
      let tree = outline.tree(site)
      guard tree.text(tree.mainToken(site.node)) == member.name else { return false }
      let owner: String?
      if tree.kind(site.node) == .nameExpression {
        owner = outline.isLocal(member.name, at: site) ? nil : outline.scope(of: site)
      } else {
        let base = tree.expression(in: site.node)
        owner = base.flatMap { assembly(ofValue: Site(file: site.file, node: $0)) }
      }
      guard let owner, isAssembly(owner), areRelated(owner, member.assembly) else { return false }
      return !isForAnother(site, member)
    }
  }

  private func asks(at site: Site, for service: Int) -> [AskOutline] {
    let asker = members.firstIndex { outline.contains($0.declaration, site) }
    guard let asker else {
      let builders = buildersRunning(site)
      return (builders.isEmpty ? [nil] : builders).map {
        AskOutline(site: site, service: service, asker: $0, timing: .inside)
      }
    }
    guard let closure = members[asker].definition?.closure, outline.contains(closure, site) else {
      return [AskOutline(site: site, service: service, asker: asker, timing: .inside)]
    }
    let timing: AskOutline.Timing = outline.runsAtOnce(site, in: closure) ? .after : .later
    return [AskOutline(site: site, service: service, asker: asker, timing: timing)]
  }

  /// The definitions that build an object of the class in whose initializer a site stands.
  private func buildersRunning(_ site: Site) -> [Int?] {
    let isInInitializer = outline.ancestors(of: site).contains {
      outline.tree($0).kind($0.node) == .initializerDeclaration
    }
    guard isInInitializer, let type = outline.scope(of: site) else { return [] }
    return definitions.filter { _, definition in
      !isGiven(definition.value) && definition.value.flatMap(outline.className) == type
    }
    .map(\.index)
  }

  /// Whether a definition's object is there already.
  private func isGiven(_ value: Site?) -> Bool {
    value.map { outline.tree($0).kind($0.node) == .nameExpression } ?? false
  }

  /// Whether a mention hands `self` to an overload for another class.
  private func isForAnother(_ site: Site, _ member: Member) -> Bool {
    let tree = outline.tree(member.declaration)
    guard let clause = tree.child(member.declaration.node, .parameterClause),
      let parameter = tree.child(clause, .parameter), let type = tree.type(in: parameter),
      let call = outline.parent(of: site), outline.tree(call).kind(call.node) == .call,
      let argument = outline.arguments(of: call).first,
      outline.tree(call).text(argument.value.node) == "self"
    else { return false }
    return outline.scope(of: site) != tree.text(type)
  }
}

extension Lifetime {
  /// The name of the scope in EasyDi.
  var scope: String {
    switch self {
    case .each: "prototype"
    case .graph: "objectGraph"
    case .weak: "weakSingleton"
    case .single: "lazySingleton"
    }
  }
}
