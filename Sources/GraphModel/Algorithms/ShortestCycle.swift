extension Graph {
  /// The edges of a cycle with the fewest edges through a node.
  ///
  ///     a ──▶ b ──▶ c                shortestCycle(through: c) = [b ──▶ c, c ──▶ b]
  ///     ▲     │▲    │                if b ──▶ c precedes c ──▶ b
  ///     └─────┘└────┘
  ///
  /// - Parameters:
  ///   - node: A node that the cycle must pass.
  ///   - isIncluded: Whether the cycle may use an edge; asked twice at most for each edge.
  /// - Returns: The edges in the order of the cycle, from the one that precedes the others in
  ///   source order; nil if the node is on no cycle. Of several shortest cycles, the one that
  ///   takes, at the first place after the node where they part, the edge that precedes the others.
  /// - Complexity: O(*n* + *e*) in the nodes that lead to the node, and their edges.
  public func shortestCycle(
    through node: NodeID,
    where isIncluded: (Edge) -> Bool = { _ in true }
  ) -> [Edge]? {
    shortestWalk(from: [node], to: node, where: isIncluded).map(startingWithFirstInSourceOrder)
  }

  /// The edges of a cycle with the fewest edges that stays within a component.
  ///
  ///     a ──▶ b ──▶ c ──▶ d          shortestCycle(in: [a, b, c, d]) = [c ──▶ d, d ──▶ c]
  ///     ▲           │▲    │          if c ──▶ d precedes d ──▶ c
  ///     └───────────┘└────┘
  ///
  /// - Parameters:
  ///   - component: The nodes that the cycle may pass, in any order, but each once; usually an
  ///     element of `stronglyConnectedComponents`.
  ///   - isIncluded: Whether the cycle may use an edge; asked three times at most for each edge.
  /// - Returns: The edges in the order of the cycle, from the one that precedes the others in
  ///   source order; nil if there is no cycle. Of several shortest cycles, the one whose edges, in
  ///   this order, come first in source order.
  /// - Complexity: O(*n* · *e*) in the nodes of the component and their edges at worst. Near to
  ///   O(*n* + *e*) where few nodes hold the cycles together, as these are tried first, and
  ///   where there is a short cycle, as no longer one is looked for from then on.
  public func shortestCycle(
    in component: [NodeID],
    where isIncluded: (Edge) -> Bool = { _ in true }
  ) -> [Edge]? {
    if component.count == 1 {
      return outgoing(component[0]).filter { $0.target == $0.source && isIncluded($0) }
        .min(by: precedes).map { [$0] }
    }
    var search = CycleSearch(graph: self, nodes: component, where: isIncluded)
    guard let first = search.firstEdgeOfShortestCycles() else { return nil }
    if first.source == first.target { return [first] }
    let rest = shortestWalk(from: [first.target], to: first.source) {
      search.contains($0.source) && search.contains($0.target) && isIncluded($0)
    }
    return rest.map { [first] + $0 }
  }

  private func startingWithFirstInSourceOrder(_ cycle: [Edge]) -> [Edge] {
    guard let start = cycle.indices.min(by: { precedes(cycle[$0], cycle[$1]) }) else { return [] }
    return Array(cycle[start...] + cycle[..<start])
  }
}
