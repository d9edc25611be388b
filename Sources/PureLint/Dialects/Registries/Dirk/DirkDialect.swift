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

  /// The requests of code, without those of providers that nobody asks for.
  private static func demands(
    _ library: DirkLibrary,
    _ container: DirkContainer,
    _ resolver: Resolver
  ) -> DirkDemands {
    let surroundings = RequestSurroundings(resolver, container.builders)
    let instances = GenericRequests(surroundings)
    var idle: Set<Place> = []
    // What is asked for by its type is the same each time; all that can change is that nobody may ask
    // for anything any more, or for anything of libraries. So there are no more than three rounds.
    while true {
      let around = surroundings.without(idle)
      let demands = DirkDemands(library, container, around, instances.within(around))
      let unasked = container.unasked(by: demands)
      guard !unasked.isSubset(of: idle) else { return demands }
      idle.formUnion(unasked)
    }
  }
}
