import GraphModel
import PureLintFindings
import PureLintResolution

extension PassedOverType {
  /// The types in source order.
  ///
  /// - Parameters:
  ///   - roots: The types that are roots.
  ///   - resolver: One that knows the bodies of the candidates' files.
  package static func all(
    among candidates: RootCandidates,
    besides roots: Set<DeclarationID>,
    _ resolver: Resolver
  ) -> [PassedOverType] {
    let program = resolver.program
    let unmentioned = candidates.unmentioned(in: program)
    let types = candidates.declarations(in: program).union(unmentioned).subtracting(roots)
    return types.sorted()
      .filter { type in
        RootWords.isWiring(type, program) && !RootWords.isScreen(type, resolver)
      }
      .map { .init(type: $0, reason: unmentioned.contains($0) ? .unmentioned : .wiresNothing) }
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
