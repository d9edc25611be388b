import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The types that roots build and hand something of theirs: they are inside of what the root builds,
/// and what they lack it could hand them, too.
struct RootInsiders {
  /// By type, the roots of which it is handed a member, or themselves.
  private let found: [DeclarationID: Set<DeclarationID>]
  private let resolver: Resolver
  private let entries: EntryPoints

  private var program: Program { resolver.program }

  var isEmpty: Bool { found.isEmpty }

  init(_ roots: Roots, _ entries: EntryPoints) {
    resolver = roots.model.resolver
    self.entries = entries
    let search = Search(roots)
    found = search.handedByInitializers().merging(search.handedByProperties()) { $0.union($1) }
  }

  /// Whether some root hands a type something.
  func contain(_ type: DeclarationID) -> Bool { found[type] != nil }

  /// The type that asks a root at a place, if it is one of these and nothing excuses it.
  ///
  /// The system may ask where it enters the app, a test or a preview what it likes, and what stands as
  /// a default value is a provider of its own. What inherits from a root has the root's members itself.
  func asker(at place: Place, of root: DeclarationID) -> DeclarationID? {
    guard let source = place.source, let type = resolver.selfDeclaration(of: source), type != root,
      found[type]?.contains(root) == true, !resolver.ancestors(of: type).contains(root),
      !program.targets.isTest(file: place.file),
      !entries.contain(place, resolver), !resolver.isEntryPoint(type), !isInDefaultValue(place)
    else { return nil }
    return type
  }

  private func isInDefaultValue(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    return tree.nodes(aroundToken: place.token).contains { tree.kind($0) == .parameter }
  }
}

/// The search for what is handed to whom.
private struct Search {
  private let roots: Roots

  private var model: WiringModel { roots.model }
  private var resolver: Resolver { roots.model.resolver }
  private var program: Program { roots.model.resolver.program }

  init(_ roots: Roots) { self.roots = roots }

  func handedByInitializers() -> [DeclarationID: Set<DeclarationID>] {
    var found: [DeclarationID: Set<DeclarationID>] = [:]
    for construction in resolver.facts.constructions {
      let type = construction.declaration
      guard let member = construction.place.source.map(program.memberDeclaration),
        program.isSource(type), !program.targets.isTest(file: construction.place.file)
      else { continue }
      let root = resolver.holder(of: member)
      if isJudged(root), root != type,
        construction.arguments.contains(where: { isMember(of: root, $0) })
      {
        found[type, default: []].insert(root)
      }
      // A service may hand something to others as well: it is no root to who is handed it.
      for handed in construction.arguments.compactMap(\.type.unwrapped.declaration)
      where handed != type && isJudged(handed) && roots.onlyBuilds(handed) {
        found[type, default: []].insert(handed)
      }
    }
    return found
  }

  /// The properties that roots set on objects that they made.
  func handedByProperties() -> [DeclarationID: Set<DeclarationID>] {
    var made: [DeclarationID: Set<DeclarationID>] = [:]
    for site in resolver.facts.sites {
      guard let member = site.place.source.map(program.memberDeclaration) else { continue }
      let root = resolver.holder(of: member)
      if isJudged(root), root != site.declaration {
        made[site.declaration, default: []].insert(root)
      }
    }
    guard !made.isEmpty else { return [:] }
    var found: [DeclarationID: Set<DeclarationID>] = [:]
    for reference in resolver.facts.references {
      guard let property = reference.destination, program[property].kind == .variable,
        program[property].parent != nil, !program[property].traits.contains(.isLocal)
      else { continue }
      let root = resolver.holder(of: reference.target)
      let type = resolver.holder(of: property)
      guard made[type]?.contains(root) == true, isOwnMember(reference.target),
        let member = reference.place.source.map(program.memberDeclaration),
        resolver.holder(of: member) == root
      else { continue }
      found[type, default: []].insert(root)
    }
    return found
  }

  private func isJudged(_ root: DeclarationID) -> Bool {
    model.held.contains(root) && !model.assemblies.contains(root)
  }

  private func isMember(of root: DeclarationID, _ argument: Construction.Argument) -> Bool {
    standsForMember(of: root, argument.node, in: argument.file)
  }

  /// Whether an expression names a member of a root, or a local that stands for one.
  private func standsForMember(
    of root: DeclarationID,
    _ node: NodeIndex,
    in file: Int,
    depth: Int = 0
  ) -> Bool {
    let tokens = program.trees[file].nodes[node.position]
    return depth < 8
      && resolver.references.references(in: file, tokens.firstToken..<tokens.endToken)
        .contains { reference in
          if isOwnMember(reference.target) { return resolver.holder(of: reference.target) == root }
          let target = program[reference.target]
          return target.kind == .variable && target.traits.contains(.isConstant)
            && !reference.isWrite
            && standsForMember(of: root, target.node, in: target.file, depth: depth + 1)
        }
  }

  private func isOwnMember(_ id: DeclarationID) -> Bool {
    !program[id].traits.contains(.isLocal) && program[id].kind != .parameter
  }
}
