import GraphModel

/// What the algorithms compute, by trying everything; for graphs of a few nodes.
struct NaiveGraph {
  let graph: Graph
  /// The included edges, in source order.
  let edges: [Edge]

  init(_ graph: Graph, where isIncluded: (Edge) -> Bool) {
    self.graph = graph
    edges = graph.edges.filter(isIncluded).sorted(by: graph.precedes)
  }

  /// The nodes that can be reached from one by at least no edge, by growing the set until it stays.
  func reachable(from start: NodeID) -> Set<NodeID> {
    var reached: Set = [start]
    for _ in graph.nodes {
      for edge in edges where reached.contains(edge.source) { reached.insert(edge.target) }
    }
    return reached
  }

  /// Every walk without a repeated node, in which only the end may be the start again.
  ///
  /// Walks from one start come in the order of their edges in source order.
  func walks(from start: NodeID, to end: NodeID) -> [[Edge]] {
    func extended(_ walk: [Edge]) -> [[Edge]] {
      let current = walk.last?.target ?? start
      if !walk.isEmpty, current == end { return [walk] }
      let passed = Set(walk.map(\.source))
      let next = edges.filter { $0.source == current && !passed.contains(current) }
      return next.flatMap { extended(walk + [$0]) }
    }
    return extended([])
  }

  /// Of the walks with the fewest edges, the one that comes first.
  func firstOfShortest(_ walks: [[Edge]]) -> [Edge]? {
    let shortestLength = walks.map(\.count).min()
    return walks.filter { $0.count == shortestLength }.min { first, second in
      first.lexicographicallyPrecedes(second, by: graph.precedes)
    }
  }

  /// A cycle, started at the edge that comes first.
  func startingWithFirst(_ cycle: [Edge]) -> [Edge] {
    cycle.indices.map { Array(cycle[$0...] + cycle[..<$0]) }.min { first, second in
      graph.precedes(first[0], second[0])
    } ?? []
  }
}
