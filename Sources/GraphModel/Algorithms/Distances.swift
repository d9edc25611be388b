extension Graph {
  /// For each node, the number of edges from the nearest of some others.
  ///
  ///     a ──▶ b ──▶ c ◀── d          distances(from: [a]) = [0, 1, 2, nil]
  ///
  /// - Parameter starts: Where the paths start, in any order.
  /// - Returns: One number for each node, in the order of their ids: 0 for a start, nil where no
  ///   path leads.
  /// - Complexity: O(*n* + *e*) time, O(*n*) space.
  public func distances(from starts: some Sequence<NodeID>) -> [Int?] {
    distances(from: starts, limit: .max) { outgoing($0).lazy.map(\.target) }
  }

  /// For each node, the number of edges to the nearest of some others.
  ///
  ///     a ──▶ b ──▶ c ◀── d          distances(to: [c]) = [2, 1, 0, 1]
  ///
  /// - Parameter ends: Where the paths end, in any order.
  /// - Returns: One number for each node, in the order of their ids: 0 for an end, nil where no
  ///   path leads to one.
  /// - Complexity: O(*n* + *e*) time, O(*n*) space.
  public func distances(to ends: some Sequence<NodeID>) -> [Int?] {
    distances(from: ends, limit: .max) { incoming($0).lazy.map(\.source) }
  }

  /// The nodes that a path of no more than some edges leads to, whichever way the edges point.
  ///
  ///     a ──▶ b ──▶ c ◀── d          neighborhood(of: [a], radius: 2) = {a, b, c}
  ///
  /// - Parameters:
  ///   - centers: Where the paths start, in any order.
  ///   - radius: The most edges of a path, 0 or more.
  /// - Complexity: O(*n* + *e*) time, O(*n*) space.
  public func neighborhood(of centers: some Sequence<NodeID>, radius: Int) -> NodeSet {
    let distances = distances(from: centers, limit: radius) { node in
      outgoing(node).map(\.target) + incoming(node).map(\.source)
    }
    var found = NodeSet(nodeCount: nodes.count)
    for id in nodeIDs where distances[id.position] != nil { found.insert(id) }
    return found
  }

  /// Searches breadth first.
  ///
  /// - Parameters:
  ///   - limit: The greatest distance that is looked for.
  ///   - neighbors: The nodes one step away from one.
  private func distances(
    from starts: some Sequence<NodeID>,
    limit: Int,
    neighbors: (NodeID) -> some Sequence<NodeID>
  ) -> [Int?] {
    var distances = [Int?](repeating: nil, count: nodes.count)
    var level = Array(starts)
    for start in level { distances[start.position] = 0 }
    var distance = 0
    while !level.isEmpty && distance < limit {
      distance += 1
      var next: [NodeID] = []
      for node in level.lazy.flatMap(neighbors) where distances[node.position] == nil {
        distances[node.position] = distance
        next.append(node)
      }
      level = next
    }
    return distances
  }
}
