import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The types that are roots by what they do, as they build services of their own members: an entry
/// point holds them, by one chain of stored members, or asks one of their static members; or they are
/// named as roots, and whoever leads to a part of the app makes them.
package struct HeldRoots {
  /// In source order.
  package let types: [DeclarationID]
  /// The containers for a part of the app: no entry point is known to hold them.
  package let features: Set<DeclarationID>

  /// - Parameters:
  ///   - resolver: One that knows the bodies of the candidates' files.
  package init(_ candidates: RootCandidates, _ resolver: Resolver) {
    let program = resolver.program
    let entries = EntryPoints(resolver)
    let possible = candidates.declarations(in: program)
    let held = Self.held(by: entries, resolver).intersection(possible).union(entries.types)
    let byHolder = Self.constructionsByHolder(resolver)
    let mentioned = candidates.features(in: program)
    let building = held.union(mentioned).filter { type in
      (byHolder[type] != nil || held.contains(type))
        && !program.targets.isTest(file: program[type].file)
    }
    let roots = Self.roots(among: building, held: held, byHolder, entries, resolver)
    types = roots.sorted()
    features = roots.subtracting(held)
  }

  /// The types that build services themselves, and those named as roots that build one of them.
  private static func roots(
    among types: Set<DeclarationID>,
    held: Set<DeclarationID>,
    _ constructions: [DeclarationID: [Construction]],
    _ entries: EntryPoints,
    _ resolver: Resolver
  ) -> Set<DeclarationID> {
    var found = types.filter { type in
      RootShape(of: type, constructions[type] ?? [], resolver)
        .isRoot(isEntryPoint: entries.types.contains(type), isHeld: held.contains(type))
    }
    var rest = types.subtracting(found).filter { RootWords.isRoot($0, resolver.program) }
    var count = -1
    while count != found.count {
      count = found.count
      for type in rest
      where constructions[type]?.contains(where: { found.contains($0.declaration) }) == true {
        found.insert(type)
      }
      rest.subtract(found)
    }
    return found
  }

  /// The constructions in the members of each type.
  private static func constructionsByHolder(
    _ resolver: Resolver
  ) -> [DeclarationID: [Construction]] {
    var found: [DeclarationID: [Construction]] = [:]
    for construction in resolver.facts.constructions {
      guard let source = construction.place.source else { continue }
      let member = resolver.program.memberDeclaration(around: source)
      found[resolver.holder(of: member), default: []].append(construction)
    }
    return found
  }

  /// The types that entry points hold: directly whatever they are called, through others if named as a
  /// root.
  private static func held(by entries: EntryPoints, _ resolver: Resolver) -> Set<DeclarationID> {
    var found = Set(entries.types.flatMap { RootCandidates.held(by: $0, resolver) })
    found.formUnion(built(by: entries, resolver))
    found.formUnion(asked(by: entries, resolver))
    var level = found
    for _ in 1..<RootCandidates.longestChain {
      level = Set(level.flatMap { RootCandidates.held(by: $0, resolver) }).subtracting(found)
      found.formUnion(level.filter { RootWords.isRoot($0, resolver.program) })
    }
    return found
  }

  private static func built(by entries: EntryPoints, _ resolver: Resolver) -> [DeclarationID] {
    resolver.facts.sites.compactMap {
      entries.contain($0.place, resolver) ? $0.declaration : nil
    }
  }

  /// The types of which entry points ask a static member, and of the globals that they mention.
  private static func asked(by entries: EntryPoints, _ resolver: Resolver) -> [DeclarationID] {
    let program = resolver.program
    let asked = resolver.references.targets(
      where: { id in
        let target = program[id]
        return (target.kind == .variable || target.kind == .function) && program.isSource(id)
          && !target.traits.contains(.isLocal)
          && (target.parent == nil || target.traits.contains(.isStatic))
      },
      mentioned: { entries.contain($0.place, resolver) }
    )
    return asked.compactMap { id in
      if program[id].parent != nil { return resolver.holder(of: id) }
      return program[id].kind == .variable ? resolver.type(of: id).declaration : nil
    }
  }
}
