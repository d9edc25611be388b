@testable import PureLintSyntax

/// A node in one of an app's files.
struct Site: Hashable, Sendable {
  let file: Int
  let node: NodeIndex
}

/// What an app declares, read off its syntax trees alone: the analyser's own resolution cannot be
/// the judge of itself.
///
/// It follows only what the apps under `Fixtures/Apps` write, and says nothing where it is not
/// sure; a mutant is made only where it is.
final class AppOutline {
  let app: CleanApp
  /// By dotted name.
  private(set) var types: [String: TypeOutline] = [:]
  /// The types behind typealiases, by dotted name.
  private(set) var aliases: [String: Site] = [:]
  /// Every struct of dependencies: those of modules, and those that roots return.
  private(set) var structures: [String: StructureOutline] = [:]
  /// Names of types and aliases by their last part.
  private(set) var namesByLastPart: [String: Set<String>] = [:]
  private let parents: [[NodeIndex]]
  private var sitesByKind: [NodeKind: [Site]] = [:]
  /// Dotted names that more than one type has.
  private var ambiguousNames: Set<String> = []
  /// The answers to questions that are asked again and again.
  var known = Answers()
  /// Every construction in the app whose type the source shows, outermost first.
  lazy var constructions = findConstructions()
  /// The functions of the app by name.
  lazy var functionsByName = Dictionary(grouping: sites(of: .functionDeclaration)) {
    self.tree($0).text(self.tree($0).mainToken($0.node))
  }

  struct Answers {
    var supertypes: [String: Set<String>] = [:]
    var isModule: [String: Bool] = [:]
    var members: [String: [Site]] = [:]
    var values: [Site: Shape?] = [:]
  }

  /// A type with all its parts.
  struct TypeOutline {
    var declaration: Site?
    /// The declaration and the extensions.
    var blocks: [Site] = []
    /// `extension Factory where Module == …` and the same of `Configurator`.
    var builderBlocks: [Site] = []
    /// What stands behind the colons, without spaces.
    var inherited: [String] = []
  }

  init(_ app: CleanApp) {
    self.app = app
    parents = app.trees.map(Self.parents(in:))
    for file in app.trees.indices {
      for (position, node) in app.trees[file].nodes.enumerated() {
        let site = Site(file: file, node: NodeIndex(position))
        sitesByKind[node.kind, default: []].append(site)
        addType(at: site)
      }
    }
    removeAmbiguousTypes()
    for name in Array(types.keys) + Array(aliases.keys) {
      namesByLastPart[String(name.split(separator: ".").last ?? ""), default: []].insert(name)
    }
    let dependencies = Set(types.keys.filter(isModule).compactMap { dependencyName(of: $0) })
    known = Answers()
    for (name, type) in types where dependencies.contains(name) || isMadeByRoot(name, type) {
      addStructure(named: name, type)
    }
  }

  /// Forgets the types whose names mean different ones in different targets, with what they hold.
  private func removeAmbiguousTypes() {
    for name in ambiguousNames {
      for other in types.keys where other == name || other.hasPrefix("\(name).") {
        types[other] = nil
      }
    }
  }

  private static func parents(in tree: SyntaxTree) -> [NodeIndex] {
    var parents = [NodeIndex](repeating: .root, count: tree.nodes.count)
    for position in tree.nodes.indices {
      let node = NodeIndex(position)
      for child in tree.children(node) { parents[child.position] = node }
    }
    return parents
  }

  private func addType(at site: Site) {
    let tree = tree(site)
    switch tree.kind(site.node) {
    case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration,
      .protocolDeclaration:
      let name = qualified(tree.text(tree.mainToken(site.node)), at: site)
      if types[name]?.declaration != nil { ambiguousNames.insert(name) }
      types[name, default: TypeOutline()].declaration = site
      addBlock(site, to: name)
    case .extensionDeclaration:
      if let module = moduleOfBuilder(extendedAt: site) {
        types[module, default: TypeOutline()].builderBlocks.append(site)
      } else if let type = tree.type(in: site.node) {
        addBlock(site, to: squeezed(type, tree))
      }
    case .typealiasDeclaration:
      guard let type = tree.type(in: site.node) else { return }
      aliases[qualified(tree.text(tree.mainToken(site.node)), at: site)] =
        Site(file: site.file, node: type)
    default: break
    }
  }

  private func addBlock(_ site: Site, to name: String) {
    let tree = tree(site)
    types[name, default: TypeOutline()].blocks.append(site)
    guard let clause = tree.child(site.node, .inheritanceClause) else { return }
    let inherited = tree.children(clause).compactMap { tree.type(in: $0) }
      .map { squeezed($0, tree) }
    types[name]?.inherited += inherited
  }

  private func addStructure(named name: String, _ type: TypeOutline) {
    guard let site = type.declaration, tree(site).kind(site.node) == .structDeclaration,
      let structure = StructureOutline(name: name, site: site, tree: tree(site))
    else { return }
    structures[name] = structure
  }

  /// Whether a static function named `resolve` makes the struct.
  private func isMadeByRoot(_ name: String, _ type: TypeOutline) -> Bool {
    functions(named: "resolve", in: name).contains { function in
      let tree = tree(function)
      guard let clause = tree.child(function.node, .returnClause),
        let result = tree.type(in: clause)
      else { return false }
      return [name, "Self"].contains(squeezed(result, tree))
    }
  }
}

// MARK: Modules

extension AppOutline {
  /// The name of the struct that a module's dependencies are, if the app declares one.
  func dependencyName(of module: String, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    let nested = "\(module).Dependency"
    if types[nested]?.declaration != nil { return nested }
    if let alias = aliases[nested] {
      let name = squeezed(alias.node, tree(alias))
      return types[name]?.declaration != nil ? name : nil
    }
    return superclass(of: module).flatMap { dependencyName(of: $0, depth: depth + 1) }
  }

  /// The first type behind the colon that is a class of the app.
  func superclass(of name: String) -> String? {
    types[name]?.inherited.first { inherited in
      guard let site = types[inherited]?.declaration else { return false }
      return tree(site).kind(site.node) == .classDeclaration
    }
  }

  /// Everything that a type is, itself included.
  func supertypes(of name: String) -> Set<String> {
    if let known = known.supertypes[name] { return known }
    var found: Set<String> = []
    var queue = [name]
    while let next = queue.popLast() {
      guard found.insert(next).inserted else { continue }
      queue += types[next]?.inherited ?? []
    }
    known.supertypes[name] = found
    return found
  }

  /// Whether a type conforms to one of the library's protocols, or is built like a module.
  func isModule(_ name: String) -> Bool {
    if let known = known.isModule[name] { return known }
    let answer = conformsToModule(name)
    known.isModule[name] = answer
    return answer
  }

  private func conformsToModule(_ name: String) -> Bool {
    guard let site = types[name]?.declaration, tree(site).kind(site.node) != .protocolDeclaration
    else { return false }
    if isDeclaredModule(name) { return true }
    guard types["\(name).Dependency"]?.declaration != nil else { return false }
    return members(of: name).contains { member in
      let tree = tree(member)
      guard tree.kind(member.node) == .initializerDeclaration,
        let parameters = tree.child(member.node, .parameterClause),
        let first = tree.child(parameters, .parameter)
      else { return false }
      return tree.text(tree.mainToken(first)) == "dependency"
    }
  }

  /// Whether a type conforms to one of the library's protocols.
  func isDeclaredModule(_ name: String) -> Bool {
    !supertypes(of: name).isDisjoint(with: ["FactoryModule", "ConfiguratorModule", "Module"])
  }

  /// The modules whose dependencies a struct is, by name; none for a root's own struct.
  func owners(of structure: String) -> [String] {
    types.keys.filter { isModule($0) && dependencyName(of: $0) == structure }.sorted()
  }

  /// `M` inside `extension Factory where Module == M`.
  func moduleOfBuilder(around site: Site) -> String? {
    ancestors(of: site).first { typeName(declaredAt: $0) != nil }.flatMap(
      moduleOfBuilder(extendedAt:)
    )
  }

  /// `M` for `extension Factory where Module == M`.
  func moduleOfBuilder(extendedAt site: Site) -> String? {
    let tree = tree(site)
    guard tree.kind(site.node) == .extensionDeclaration, let type = tree.type(in: site.node),
      ["Factory", "Configurator"].contains(tree.text(type)),
      let clause = tree.child(site.node, .whereClause),
      let requirement = tree.child(clause, .genericRequirement)
    else { return nil }
    let sides = tree.children(requirement).map { squeezed($0, tree) }
    return sides.first == "Module" ? sides.last : nil
  }
}

// MARK: Nodes

extension AppOutline {
  func tree(_ site: Site) -> SyntaxTree { app.trees[site.file] }

  func parent(of site: Site) -> Site? {
    guard site.node != .root else { return nil }
    return Site(file: site.file, node: parents[site.file][site.node.position])
  }

  /// The nodes around a site, innermost first.
  func ancestors(of site: Site) -> UnfoldFirstSequence<Site> {
    let first = parent(of: site) ?? Site(file: site.file, node: .root)
    return sequence(first: first) { self.parent(of: $0) }
  }

  /// The source of a node without spaces.
  func squeezed(_ node: NodeIndex, _ tree: SyntaxTree) -> String {
    tree.text(node).filter { !$0.isWhitespace }
  }

  func range(_ site: Site) -> Range<Int> {
    let range = tree(site).range(site.node)
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// All nodes of a kind, in source order.
  func sites(of kind: NodeKind) -> [Site] { sitesByKind[kind] ?? [] }

  /// Whether a site stands inside another, or is it.
  func contains(_ outer: Site, _ inner: Site) -> Bool {
    outer.file == inner.file && inner.node.position >= outer.node.position
      && inner.node.position < tree(outer).end(of: outer.node)
  }

  /// The dotted name of the innermost type around a site.
  func scope(of site: Site) -> String? {
    ancestors(of: site).lazy.compactMap { typeName(declaredAt: $0) }.first
  }

  /// The dotted name of the type that a declaration or an extension belongs to.
  func typeName(declaredAt site: Site) -> String? {
    let tree = tree(site)
    switch tree.kind(site.node) {
    case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration,
      .protocolDeclaration:
      return qualified(tree.text(tree.mainToken(site.node)), at: site)
    case .extensionDeclaration: return tree.type(in: site.node).map { squeezed($0, tree) }
    default: return nil
    }
  }

  private func qualified(_ name: String, at site: Site) -> String {
    scope(of: site).map { "\($0).\(name)" } ?? name
  }

  /// The declarations directly inside a type and its extensions; those in `#if` too.
  func members(of type: String) -> [Site] {
    if let known = known.members[type] { return known }
    let members = types[type]?.blocks.flatMap(members(inBlock:)) ?? []
    known.members[type] = members
    return members
  }

  func members(inBlock site: Site) -> [Site] {
    let tree = tree(site)
    guard let block = tree.child(site.node, .memberBlock) else { return [] }
    return tree.children(block).flatMap { declarations(in: $0, tree) }
      .map { Site(file: site.file, node: $0) }
  }

  /// A declaration itself, or what stands in the branches of an `#if`.
  func declarations(in node: NodeIndex, _ tree: SyntaxTree) -> [NodeIndex] {
    switch tree.kind(node) {
    case .ifConfig, .ifConfigClause:
      tree.children(node).flatMap { declarations(in: $0, tree) }
    default: [node]
    }
  }

  /// The functions of a name in a type and what it inherits.
  func functions(named name: String, in type: String) -> [Site] {
    let supertypes = supertypes(of: type)
    return (functionsByName[name] ?? []).filter { scope(of: $0).map(supertypes.contains) ?? false }
  }
}
