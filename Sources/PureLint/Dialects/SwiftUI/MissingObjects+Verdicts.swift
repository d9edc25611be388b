import PureLintProjects
import PureLintResolution
import PureLintSyntax

/// Whether some app takes the ways on which something is missing.
extension MissingObjects {
  /// Whether some build of some target compiles all of a way, and an app takes it.
  func verdict(
    on end: End,
    _ demand: EnvironmentDemand,
    _ read: EnvironmentReads.Read
  ) -> Verdict {
    let steps = end.wayIn + end.way
    let places =
      (end.entry.map { [place(of: $0)] } ?? []) + steps.map(\.site)
      + [place(of: demand.property), read.place]
    let conditions = Set(
      places.flatMap(walk.builds.conditions) + steps.flatMap(\.builds)
        + conditions(around: demand.type)
    )
    guard let entry = places.first?.file, isBuilt(places, with: entry, demand, conditions) else {
      return .never
    }
    if !isCareful, !injections.mayHave(demand.key) {
      return certainty.isRuledOut(steps, read) ? .never : .taken
    }
    let isCertain = certainty.isCertain(
      steps,
      from: .init(type: end.entry, file: entry),
      read,
      demand.key,
      in: conditions
    )
    if isCertain { return .taken }
    return certainty.isRuledOut(steps, read) ? .never : .doubtful
  }

  /// Whether some build compiles some places, for an app that has nothing else that puts an object into
  /// environments.
  private func isBuilt(
    _ places: [Place],
    with entry: Int,
    _ demand: EnvironmentDemand,
    _ conditions: Set<Condition>
  ) -> Bool {
    guard
      !demand.appsThatHaveIt.contains(where: { program.targets.shareTarget($0, entry) }),
      places.allSatisfy({ place in
        program.targets.shareTarget(entry, place.file)
          || program.targets.canSee(fromFile: entry, toFile: place.file)
      })
    else { return false }
    let files = Set(places.map(\.file))
    return program.mayHold(Array(conditions), inFiles: files)
      && (!demand.isOfUIKit || isOfMac(conditions, files))
  }

  /// Whether no build but those for a Mac meets some conditions and has some files.
  private func isOfMac(_ conditions: Set<Condition>, _ files: Set<Int>) -> Bool {
    !program.mayHold(conditions + [.not(.system(SwiftUINames.mac))], inFiles: files)
  }

  /// What holds in all builds that have a type, or another one of its name: no other build compiles
  /// what asks for it.
  private func conditions(around type: SwiftType) -> [Condition] {
    guard let id = type.unwrapped.declaration, program.isSource(id), program[id].parent == nil,
      !program.conditions(of: id).isEmpty
    else { return [] }
    let all = walk.code.resolver.symbols.topLevel(program[id].name).filter {
      program.targets.shareTarget(program[id].file, program[$0].file)
    }
    return [.any(all.map { .all(program.conditions(of: $0)) })]
  }

  func place(of declaration: DeclarationID) -> Place {
    Place(
      file: program[declaration].file,
      token: program[declaration].nameToken,
      source: declaration
    )
  }
}
