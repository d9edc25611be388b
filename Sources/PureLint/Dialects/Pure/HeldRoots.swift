/// The types that are roots by what they do: an entry point holds them, by one chain of stored
/// members, or asks one of their static members, and they build services of their own members.
struct HeldRoots {
  /// In source order.
  let types: [DeclarationID]

  /// - Parameters:
  ///   - resolver: One that knows the bodies of the candidates' files.
  init(_ candidates: RootCandidates, _ resolver: Resolver) {
    let program = resolver.program
    let entries = EntryPoints(resolver)
    let possible = candidates.declarations(in: program)
    let held = Self.held(by: entries, resolver).intersection(possible)
    let byHolder = Self.constructionsByHolder(resolver)
    types = held.union(entries.types).sorted().filter { type in
      guard let constructions = byHolder[type], !program.targets.isTest(file: program[type].file)
      else { return false }
      return RootShape(of: type, constructions, resolver)
        .isRoot(isEntryPoint: entries.types.contains(type))
    }
  }

  /// What each type builds in its members.
  private static func constructionsByHolder(
    _ resolver: Resolver
  ) -> [DeclarationID: [Construction]] {
    var found: [DeclarationID: [Construction]] = [:]
    for construction in resolver.facts.constructions {
      guard let source = construction.place.source else { continue }
      let member = resolver.program.memberDeclaration(around: source)
      found[PureRoots.holder(of: member, resolver), default: []].append(construction)
    }
    return found
  }

  /// What entry points hold: directly whatever it is called, through others if it is named as a
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
    resolver.facts.constructions.compactMap {
      entries.contain($0.place, resolver) ? $0.declaration : nil
    }
  }

  /// The types of which entry points ask a static member, and of the globals that they mention.
  private static func asked(by entries: EntryPoints, _ resolver: Resolver) -> [DeclarationID] {
    let program = resolver.program
    return resolver.facts.references.compactMap { reference in
      let target = program[reference.target]
      guard target.kind == .variable || target.kind == .function,
        program.isSource(reference.target), !target.traits.contains(.isLocal),
        target.parent == nil || target.traits.contains(.isStatic),
        entries.contain(reference.place, resolver)
      else { return nil }
      if target.parent != nil { return PureRoots.holder(of: reference.target, resolver) }
      return target.kind == .variable ? resolver.type(of: reference.target).declaration : nil
    }
  }
}
