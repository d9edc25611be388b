import PureLintResolution
import PureLintWiring

extension Dialect {
  /// Dirk: modules provide values by their exact types, and whoever needs one asks for it.
  package static let dirk = Dialect(
    name: "Dirk",
    interfaces: [.dirk],
    relevantNames: DirkLibrary.relevantNames,
    wiring: { resolver in
      let library = DirkLibrary(resolver)
      guard library.isUsed else { return WiringPart() }
      let container = DirkContainer(library, resolver)
      let demands = demands(library, container, resolver)
      let registrations = DirkRegistrations(container, resolver)
      return WiringPart(
        registrations: registrations.all { entry in
          entry.key == nil || demands.mayAsk(for: entry)
            || demands.nearMisses.contains(entry.place)
        },
        demands: IdleBuilders(resolver, container.builders).attributed(demands.all)
      )
    }
  )

  /// What code asks for, without what only providers need that nobody asks for.
  private static func demands(
    _ library: DirkLibrary,
    _ container: DirkContainer,
    _ resolver: Resolver
  ) -> DirkDemands {
    var idle: Set<Place> = []
    while true {
      let demands = DirkDemands(library, container, resolver, idle: idle)
      let unasked = container.unasked(by: demands)
      guard !unasked.isSubset(of: idle) else { return demands }
      idle.formUnion(unasked)
    }
  }
}
