extension Graph {
  /// The edges of a path with the fewest edges from one node to another.
  ///
  ///     a ──▶ b ──▶ d                shortestPath(from: a, to: d) = [a ──▶ b, b ──▶ d]
  ///     │           ▲                if a ──▶ b precedes a ──▶ c
  ///     └───▶ c ────┘
  ///
  /// - Parameters:
  ///   - source: Where the path starts.
  ///   - target: Where it ends.
  ///   - isIncluded: Whether the path may use an edge; asked twice at most for each edge.
  /// - Returns: The edges in the order of the path: none if source and target are the same node,
  ///   nil if there is no path. Of several shortest paths, the one that takes, at the first place
  ///   where they part, the edge that precedes the others in source order.
  /// - Complexity: O(*n* + *e*) in the nodes that lead to the target, and their edges.
  public func shortestPath(
    from source: NodeID,
    to target: NodeID,
    where isIncluded: (Edge) -> Bool = { _ in true }
  ) -> [Edge]? {
    shortestPath(from: CollectionOfOne(source), to: target, where: isIncluded)
  }

  /// The edges of a path with the fewest edges from any of several nodes to another.
  ///
  ///     a ──▶ b ──▶ d ◀── c          shortestPath(from: [a, c], to: d) = [c ──▶ d]
  ///
  /// - Parameters:
  ///   - sources: Where the path may start, in any order.
  ///   - target: Where it ends.
  ///   - isIncluded: Whether the path may use an edge; asked twice at most for each edge.
  /// - Returns: The edges in the order of the path: none if the target is one of the sources, nil
  ///   if there is no path. Of several shortest paths, the one that takes, at the first place
  ///   where they part, the edge that precedes the others in source order.
  /// - Complexity: O(*n* + *e*) in the sources, the nodes that lead to the target, and their edges.
  public func shortestPath(
    from sources: some Sequence<NodeID>,
    to target: NodeID,
    where isIncluded: (Edge) -> Bool = { _ in true }
  ) -> [Edge]? {
    let sources = Set(sources)
    return sources.contains(target)
      ? [] : shortestWalk(from: sources, to: target, where: isIncluded)
  }

  /// The edges of a walk with the fewest edges, but one or more, from any source to a target.
  ///
  /// The ties are resolved as in `shortestPath`.
  func shortestWalk(
    from sources: Set<NodeID>,
    to target: NodeID,
    where isIncluded: (Edge) -> Bool
  ) -> [Edge]? {
    guard let search = distances(to: target, from: sources, where: isIncluded) else { return nil }
    var walk: [Edge] = []
    var ends = sources
    for remaining in (0..<search.length).reversed() {
      let step = firstInSourceOrder(outOf: ends) {
        search.distances[$0.target] == remaining && isIncluded($0)
      }
      guard let step else {
        preconditionFailure("a node at a distance has an edge to one that is nearer")
      }
      walk.append(step)
      ends = [step.target]
    }
    return walk
  }

  /// Searches breadth first, backwards from a target, until an edge comes from one of the sources.
  ///
  /// - Returns: The number of edges from the nearest source to the target, and for each node
  ///   nearer than that, at least, its distance to the target.
  private func distances(
    to target: NodeID,
    from sources: Set<NodeID>,
    where isIncluded: (Edge) -> Bool
  ) -> (length: Int, distances: [NodeID: Int])? {
    var distances = [target: 0]
    var level = [target]
    var length = 0
    while !level.isEmpty {
      length += 1
      var nextLevel: [NodeID] = []
      for edge in level.lazy.flatMap(incoming) where isIncluded(edge) {
        if sources.contains(edge.source) { return (length, distances) }
        guard distances[edge.source] == nil else { continue }
        distances[edge.source] = length
        nextLevel.append(edge.source)
      }
      level = nextLevel
    }
    return nil
  }

  private func firstInSourceOrder(
    outOf sources: Set<NodeID>,
    where isIncluded: (Edge) -> Bool
  ) -> Edge? {
    var first: Edge?
    for source in sources {
      for edge in outgoing(source) where isIncluded(edge) {
        if first.map({ precedes(edge, $0) }) ?? true { first = edge }
      }
    }
    return first
  }
}
