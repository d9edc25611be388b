import PureLintWiring

extension Dialect {
  /// Factory: members of containers are factories, asked by name or by the path to them.
  package static let factory = Dialect(
    name: "Factory",
    interfaces: [.factory],
    relevantNames: FactoryLibrary.relevantNames,
    wiring: { resolver in
      let library = FactoryLibrary(resolver)
      guard library.isUsed else { return WiringPart() }
      let containers = FactoryContainers(library, resolver)
      guard !containers.isEmpty else { return WiringPart() }
      return WiringPart(
        registrations: FactoryRegistrations(containers, resolver).all + containers.runs.unused()
          + FactoryRepetitions(containers, resolver).all(of: containers.members),
        containers: containers.types,
        demands: IdleBuilders(resolver, containers.builders)
          .attributed(FactoryDemands(library, containers, resolver).all()),
        recognitions: containers.recognitions,
        unresolved: containers.staticNames.map {
          UnfollowedStep("member", at: $0, "a static factory is not followed")
        } + containers.runs.unfollowed
      )
    }
  )
}
