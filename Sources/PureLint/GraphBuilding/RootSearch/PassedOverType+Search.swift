import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintSource

extension Composers {
  /// Those that nobody mentions, so that nothing can lead to them, and that are not judged. What is
  /// declared in another type counts as mentioned where that is.
  ///
  /// - Parameter mentions: The mentions of all names at top level.
  package func unmentioned(_ mentions: MentionIndex, _ program: Program) -> [DeclarationID] {
    let units = units.filter { !entries.contains($0) }
    return units.filter { unit in
      let around = program.topLevelDeclaration(around: unit)
      let name = program[around].name
      return !mentions.groups(name).contains { group in
        let file = Int(group.first!.file)
        guard program.targets.mayBeOfApp(file: file) else { return false }
        return group.contains { mention in
          let found = program.files[file].topLevelDeclaration(at: mention.offset)
          return found.map { found in
            (file, found.declaration) != (Int(around.file), Int(around.index))
              && program.files[file].declarations[found.declaration].name != name
          } ?? true
        }
      }
    }
  }
}

extension RootsFound {
  /// The types that were passed over and have no part in the graph either.
  package func passedOver(
    _ program: Program,
    in graph: Graph,
    besides known: Set<DeclarationID>
  ) -> [Coverage.PassedOver] {
    guard !passedOver.isEmpty else { return [] }
    let places = Set(graph.nodes.lazy.compactMap(\.location))
    return passedOver.compactMap { passed in
      guard !known.contains(passed.type), let location = program.location(of: passed.type),
        !places.contains(location)
      else { return nil }
      return Coverage.PassedOver(
        name: program.qualifiedName(passed.type),
        location: location,
        reason: passed.reason
      )
    }
  }
}
