import GraphModel
import PureLintResolution
import PureLintWiring

/// Code that asks a container for an object that it could be handed.
extension ContainerDemands {
  /// Whether a type asks for one of its own kind, as a function that makes them does: nobody could hand
  /// it over.
  private func isOfAsker(_ demand: Demand) -> Bool {
    let type = demand.place.source.flatMap { resolver.selfDeclaration(of: $0) }
    return type != nil && demand.key.type.declaration == type
  }

  /// Whether a type asks only containers that it makes itself.
  private func isOwn(_ asked: AskedContainers, of place: Place) -> Bool {
    guard let type = place.source.flatMap({ resolver.selfDeclaration(of: $0) }),
      !asked.isOpen, !asked.known.isEmpty
    else { return false }
    return asked.known.allSatisfy { container in
      container.source.flatMap { resolver.selfDeclaration(of: $0) } == type
    }
  }

  /// Whether code asks for what somebody else registers, rather than being handed it. A property
  /// that is filled asks for nothing by itself, nor does what a container builds.
  func isLookup(
    _ demand: Demand,
    by asker: NodeID,
    _ matches: [ContainerRegistrations.Match],
    _ assembly: GraphAssembly
  ) -> Bool {
    demand.property == nil && !demand.mayStandAnywhere && assembly[asker].kind != .provider
      && !isOwn(demand.asked, of: demand.place) && !isOfAsker(demand)
      && matches.contains { match in
        (match.isCertain || !demand.key.type.hasUnknown)
          && assembly[match.provider].owner.map { $0 != asker } ?? false
      }
  }
}
