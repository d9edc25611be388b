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
  /// - Complexity: O(*n* + *e*) in the nodes that lead to the target, and the edges into these.
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
  /// - Complexity: O(*n* + *e*) in the sources, the nodes that lead to the target, and the edges into these.
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
    guard let levels = levels(before: target, from: sources, where: isIncluded) else { return nil }
    var walk: [Edge] = []
    var ends = sources
    for level in levels.reversed() {
      let step = firstInSourceOrder(into: level) { ends.contains($0.source) && isIncluded($0) }
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
  /// - Returns: The nodes by their distance to the target, from the target itself to those that are
  ///   one edge nearer than the nearest source.
  private func levels(
    before target: NodeID,
    from sources: Set<NodeID>,
    where isIncluded: (Edge) -> Bool
  ) -> [[NodeID]]? {
    var seen: Set = [target]
    var levels = [[target]]
    while let level = levels.last, !level.isEmpty {
      var next: [NodeID] = []
      for edge in level.lazy.flatMap(incoming) where isIncluded(edge) {
        if sources.contains(edge.source) { return levels }
        if seen.insert(edge.source).inserted { next.append(edge.source) }
      }
      levels.append(next)
    }
    return nil
  }

  /// Of the edges into some nodes, the one that precedes the others.
  ///
  /// Nodes have many edges out, a root one to each module, and few in.
  private func firstInSourceOrder(
    into targets: [NodeID],
    where isIncluded: (Edge) -> Bool
  ) -> Edge? {
    var first: Edge?
    for edge in targets.lazy.flatMap(incoming) where isIncluded(edge) {
      if first.map({ precedes(edge, $0) }) ?? true { first = edge }
    }
    return first
  }
}
