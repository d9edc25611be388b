extension Graph {
  /// The seeds and every node that a path of included edges leads to from one of them.
  ///
  ///     a ──▶ b ──▶ c ◀── d          reachable(from: [b]) = {b, c}
  ///
  /// - Parameters:
  ///   - seeds: Where the paths start, in any order.
  ///   - isIncluded: Whether paths may use an edge; asked once at most for each edge.
  /// - Complexity: O(*n* + *e*) time, O(*n*) space.
  public func reachable(
    from seeds: some Sequence<NodeID>,
    where isIncluded: (Edge) -> Bool = { _ in true }
  ) -> NodeSet {
    var found = NodeSet(nodeCount: nodes.count)
    // An array of its own, since a sequence of no known type takes ten times as long to walk.
    var waiting = Array(seeds)
    for seed in waiting { found.insert(seed) }
    while let node = waiting.popLast() {
      for edge in outgoing(node) where isIncluded(edge) {
        if found.insert(edge.target) { waiting.append(edge.target) }
      }
    }
    return found
  }

  /// The ends and every node that a path leads from to one of them.
  ///
  ///     a ──▶ b ──▶ c ◀── d          leading(to: [b]) = {a, b}
  ///
  /// - Parameters:
  ///   - ends: Where the paths end, in any order.
  ///   - isIncluded: Whether paths may use an edge; asked once at most for each edge.
  /// - Complexity: O(*n* + *e*) time, O(*n*) space.
  public func leading(
    to ends: some Sequence<NodeID>,
    where isIncluded: (Edge) -> Bool = { _ in true }
  ) -> NodeSet {
    var found = NodeSet(nodeCount: nodes.count)
    var waiting = Array(ends)
    for end in waiting { found.insert(end) }
    while let node = waiting.popLast() {
      for edge in incoming(node) where isIncluded(edge) {
        if found.insert(edge.source) { waiting.append(edge.source) }
      }
    }
    return found
  }
}
