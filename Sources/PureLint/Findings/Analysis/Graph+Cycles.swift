import GraphModel

/// Modules whose declared dependencies need each other.
package struct ModuleCycle {
  /// One edge for each hop from module to module, located at the field that asks; starts at the
  /// first hop in source order.
  package let hops: [Edge]
  /// Whether some hop waits and something outside tests builds a part of the cycle.
  package let isBuildable: Bool
}

/// Providers that need each other eagerly.
package struct ProviderCycle {
  /// One edge for each hop from provider to provider.
  package let hops: [Edge]
  /// The providers that need each other, also by other ways than the hops.
  package let members: [NodeID]
}

extension Graph {
  /// The shortest cycle of each group of modules that need each other.
  /// - Complexity: O(nodes + edges), and for each group the search for its shortest cycle.
  /// - Parameter mayCoexist: Whether some build compiles all of some places.
  func moduleCycles(_ mayCoexist: ([Location]) -> Bool = { _ in true }) -> [ModuleCycle] {
    let isNeed: (Edge) -> Bool = { edge in
      // What the module asked for needs is handed to it by the one that asks.
      edge.kind == .asks && edge.handedType == nil
        || edge.kind == .declares && self.isNeeded(edge.target)
    }
    return cyclicComponents(where: isNeed).compactMap { component in
      guard let cycle = shortestCycle(in: component, mayCoexist, where: isNeed) else { return nil }
      let hops = hops(of: cycle)
      let waits = hops.contains { $0.timing == .deferred || $0.timing == .possible }
      let isBuilt = component.contains { isBuiltOutsideTests($0) }
      return ModuleCycle(hops: hops, isBuildable: waits && isBuilt)
    }
  }

  /// The shortest cycle of each group of providers that need each other eagerly.
  /// - Parameter mayCoexist: Whether some build compiles all of some places.
  func providerCycles(_ mayCoexist: ([Location]) -> Bool = { _ in true }) -> [ProviderCycle] {
    let isEager: (Edge) -> Bool = { edge in
      edge.kind == .uses && edge.timing == .eager && edge.receiver == nil
        && self[edge.source].kind == .provider && self[edge.target].kind == .provider
    }
    return cyclicComponents(where: isEager).compactMap { component in
      shortestCycle(in: component, mayCoexist, where: isEager).map {
        ProviderCycle(hops: $0, members: component)
      }
    }
  }

  /// The hops of a cycle that are looked at for another one, if no build compiles all of them.
  private static let mostHops = 8

  /// The shortest cycle between some nodes that some build compiles; if the shortest of all is none, one
  /// by a hop of that.
  private func shortestCycle(
    in component: [NodeID],
    _ mayCoexist: ([Location]) -> Bool,
    where isIncluded: (Edge) -> Bool
  ) -> [Edge]? {
    guard let first = shortestCycle(in: component, where: isIncluded) else { return nil }
    func isPossible(_ cycle: [Edge]) -> Bool { mayCoexist(cycle.compactMap(\.location)) }
    if isPossible(first) { return first }
    for place in first.prefix(Self.mostHops).compactMap(\.location) {
      let other = shortestCycle(in: component) { edge in
        isIncluded(edge) && mayCoexist([place] + [edge.location].compactMap(\.self))
      }
      if let other, isPossible(other) { return other }
    }
    return nil
  }

  /// The modules whose wirings stand in the given providers, or whose factories these hand out.
  func modulesWired(by providers: [NodeID]) -> Set<NodeID> {
    let wirings = providers.flatMap { outgoing($0, .uses) }.map(\.target)
    let built =
      (wirings.flatMap { outgoing($0, .wires) } + providers.flatMap { outgoing($0, .constructs) })
    return Set(built.map(\.target))
  }

  /// A field that the module cannot be built without.
  private func isNeeded(_ dependency: NodeID) -> Bool {
    self[dependency].kind == .dependency
      && self[dependency].traits.isDisjoint(with: [.hasDefault, .isOptional])
      && self[dependency].owner.map {
        self[$0].kind == .module && !self[$0].traits.contains(.isFilledLater)
      } ?? false
  }

  private func isBuiltOutsideTests(_ id: NodeID) -> Bool {
    builders(of: id).contains { !self[$0.source].traits.contains(.isTest) }
  }

  /// A cycle's pairs of declaring and asking as one hop each, from module to module.
  private func hops(of cycle: [Edge]) -> [Edge] {
    var hops: [Edge] = []
    for (edge, next) in zip(cycle, cycle.dropFirst() + cycle.prefix(1))
    where edge.kind == .declares {
      hops.append(
        Edge(
          source: edge.source,
          target: next.target,
          kind: .asks,
          timing: next.timing,
          location: edge.location ?? next.location
        )
      )
    }
    guard let first = hops.indices.min(by: { precedes(hops[$0], hops[$1]) }) else { return [] }
    return Array(hops[first...] + hops[..<first])
  }
}
