extension Graph {
  /// The largest groups of nodes in which a path leads from each node to each other.
  ///
  /// A node on no cycle is a group of its own.
  ///
  ///     a ──▶ b ──▶ c
  ///     ▲     │                      [[c], [a, b]]
  ///     └─────┘
  ///
  /// - Parameter isIncluded: Whether paths may use an edge; asked once for each edge.
  /// - Returns: The groups, each after all that it leads to, each sorted by id.
  /// - Complexity: O(*n* log *n* + *e*) time, O(*n*) space.
  public func stronglyConnectedComponents(
    where isIncluded: (Edge) -> Bool = { _ in true }
  ) -> [[NodeID]] {
    var search = ComponentSearch(graph: self)
    for id in nodeIDs { search.visit(id, where: isIncluded) }
    return search.components.map { search.closed[$0].sorted() }
  }

  /// The groups of `stronglyConnectedComponents` that hold a cycle: those of several nodes, and
  /// single nodes with an edge to themselves.
  ///
  /// - Parameter isIncluded: Whether paths may use an edge; asked once for each edge.
  /// - Complexity: O(*n* + *e*) time, O(*n*) space, and O(*c* log *c*) for *c* nodes in such groups.
  public func cyclicComponents(where isIncluded: (Edge) -> Bool = { _ in true }) -> [[NodeID]] {
    var search = ComponentSearch(graph: self)
    for id in nodeIDs { search.visit(id, where: isIncluded) }
    return search.components
      .filter { $0.count > 1 || search.loops.contains(search.closed[$0.lowerBound]) }
      .map { search.closed[$0].sorted() }
  }
}

/// Tarjan's algorithm with its call stack as an array.
struct ComponentSearch {
  private let graph: Graph
  /// The nodes of the closed components, one component after the other.
  private(set) var closed: [NodeID] = []
  /// Where each component ends in `closed`.
  private var ends: [Int] = []
  /// The nodes with an edge to themselves.
  private(set) var loops: NodeSet
  /// The nodes from the start of the search to the current one, each found from the one before.
  private var path: [NodeID] = []
  /// The found nodes whose component is not closed, in the order in which they were found.
  private var open: [NodeID] = []
  private var foundCount: UInt32 = 0
  /// For each node, when it was found: 0 before that, `UInt32.max` once its component is closed.
  private var foundAt: [UInt32]
  /// For each node, the earliest open node that it is known to lead to, as in `foundAt`.
  private var earliestReached: [UInt32]
  /// For each node on the path, the index in `Graph.edges` of the edge to follow next.
  private var nextEdge: [Int]

  init(graph: Graph) {
    self.graph = graph
    loops = NodeSet(nodeCount: graph.nodes.count)
    foundAt = [UInt32](repeating: 0, count: graph.nodes.count)
    earliestReached = foundAt
    nextEdge = [Int](repeating: 0, count: graph.nodes.count)
  }

  /// The closed components as ranges of `closed`, each after all that it leads to.
  var components: [Range<Int>] {
    ends.indices.map { ($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0] }
  }

  /// Closes the components of a node and of all it leads to, unless it was found before.
  mutating func visit(_ start: NodeID, where isIncluded: (Edge) -> Bool) {
    guard foundAt[start.position] == 0 else { return }
    enter(start)
    while let node = path.last {
      if let next = nextUnknownNode(after: node, where: isIncluded) {
        enter(next)
      } else {
        leave(node)
      }
    }
  }

  private mutating func enter(_ node: NodeID) {
    foundCount += 1
    foundAt[node.position] = foundCount
    earliestReached[node.position] = foundCount
    nextEdge[node.position] = graph.outgoing(node).startIndex
    path.append(node)
    open.append(node)
  }

  /// Follows the edges of a node up to one that leads to a node not found before.
  private mutating func nextUnknownNode(
    after node: NodeID,
    where isIncluded: (Edge) -> Bool
  ) -> NodeID? {
    let end = graph.outgoing(node).endIndex
    while nextEdge[node.position] < end {
      let edge = graph.edges[nextEdge[node.position]]
      nextEdge[node.position] += 1
      guard isIncluded(edge) else { continue }
      if foundAt[edge.target.position] == 0 { return edge.target }
      if edge.target == node { loops.insert(node) }
      lowerEarliest(of: node, to: foundAt[edge.target.position])
    }
    return nil
  }

  /// Steps back from a node, and closes its component if it is the first node found there.
  private mutating func leave(_ node: NodeID) {
    path.removeLast()
    if let parent = path.last {
      lowerEarliest(of: parent, to: earliestReached[node.position])
    }
    guard earliestReached[node.position] == foundAt[node.position] else { return }
    repeat {
      closed.append(open.removeLast())
      foundAt[closed[closed.count - 1].position] = .max
    } while closed.last != node
    ends.append(closed.count)
  }

  private mutating func lowerEarliest(of node: NodeID, to time: UInt32) {
    earliestReached[node.position] = min(earliestReached[node.position], time)
  }
}
