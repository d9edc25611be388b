import GraphModel

extension Graph {
  /// The cycles of modules whose declared dependencies need each other where nothing breaks the
  /// circle: every hop is eager, or no wiring shows a way to build it. Each starts at its first
  /// hop in source order; a hop is a module's field.
  /// - Complexity: O(nodes + edges), and for each cycle the search for its shortest form.
  func unbuildableModuleCycles() -> [[Edge]] {
    let isNeed: (Edge) -> Bool = { edge in
      edge.kind == .asks || edge.kind == .declares && self.isNeeded(edge.target)
    }
    return stronglyConnectedComponents(where: isNeed).compactMap { component in
      guard let cycle = shortestCycle(in: component, where: isNeed) else { return nil }
      let hops = hops(of: cycle)
      let isEager = hops.allSatisfy { $0.timing == .eager }
      let isWired = component.contains { isWiredOutsideTests($0) }
      return isEager || !isWired ? hops : nil
    }
  }

  /// The modules on such cycles.
  func unbuildableModules() -> Set<NodeID> {
    Set(unbuildableModuleCycles().joined().flatMap { [$0.source, $0.target] })
  }

  /// A field that the module cannot do without.
  private func isNeeded(_ dependency: NodeID) -> Bool {
    let node = self[dependency]
    return node.kind == .dependency && node.traits.isDisjoint(with: [.hasDefault, .isOptional])
      && node.owner.map { self[$0].kind == .module } ?? false
  }

  private func isWiredOutsideTests(_ id: NodeID) -> Bool {
    incoming(id, .wires).contains { !self[$0.source].traits.contains(.isTest) }
  }

  /// A cycle's pairs of declaring and asking as one hop each, from module to module.
  private func hops(of cycle: [Edge]) -> [Edge] {
    var hops: [Edge] = []
    for (edge, next) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) where edge.kind == .declares {
      hops.append(
        Edge(
          source: edge.source, target: next.target, kind: .asks, timing: next.timing,
          location: edge.location ?? next.location))
    }
    guard let first = hops.indices.min(by: { precedes(hops[$0], hops[$1]) }) else { return [] }
    return Array(hops[first...] + hops[..<first])
  }
}

extension Node {
  /// The last part of a dotted name: `clock` for `TimerModule.Dependency.clock`.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
