/// The search behind `Graph.shortestCycle(in:where:)`.
///
/// Looks for the shortest cycles through one node after the other, and takes each node away when
/// it is done, with all nodes that are then on no cycle any more: every cycle is seen from the
/// first of its nodes. Works on positions in the component rather than on node ids, so that many
/// small components of a big graph cost no more than their own size.
struct CycleSearch {
  private let graph: Graph
  private var component: Subgraph
  /// The length of the shortest cycle so far.
  private var shortestLength = Int.max
  /// Of all edges on cycles of that length, the first in source order.
  private var firstEdge: Edge?
  /// For each node, its distance from where the current search starts, or -1.
  private var distances: [Int]
  /// The nodes whose distance is known, nearest first.
  private var found: [Int] = []

  /// Prepares to search the included edges between some nodes.
  init(graph: Graph, nodes: [NodeID], where isIncluded: (Edge) -> Bool) {
    self.graph = graph
    component = Subgraph(of: graph, nodes: nodes, where: isIncluded)
    distances = [Int](repeating: -1, count: nodes.count)
  }

  /// Whether a node is one of those between which cycles are looked for.
  func contains(_ node: NodeID) -> Bool {
    component.positions[node] != nil
  }

  /// The first edge in source order that is on a shortest cycle, or nil if there is no cycle.
  mutating func firstEdgeOfShortestCycles() -> Edge? {
    component.removeNodesOnNoCycle()
    for start in component.nodesByFallingDegree where !component.isRemoved[start] {
      if let length = lengthOfShortestCycle(through: start) {
        if length < shortestLength { firstEdge = nil }
        shortestLength = length
        collectEdges(ofCyclesThrough: start, length: length)
      }
      for node in found { distances[node] = -1 }
      component.remove(start)
    }
    return firstEdge
  }

  /// Searches breadth first for a cycle no longer than the shortest so far.
  private mutating func lengthOfShortestCycle(through start: Int) -> Int? {
    found = [start]
    distances[start] = 0
    var position = 0
    while position < found.count, distances[found[position]] < shortestLength {
      let node = found[position]
      for edge in component.outgoing(node) {
        let target = component.edges[edge].target
        if target == start { return distances[node] + 1 }
        guard distances[target] < 0, !component.isRemoved[target] else { continue }
        distances[target] = distances[node] + 1
        found.append(target)
      }
      position += 1
    }
    return nil
  }

  /// Walks back from the start by all edges that shortest cycles through it consist of.
  private mutating func collectEdges(ofCyclesThrough start: Int, length: Int) {
    var level: Set<Int> = [start]
    for distance in (0..<length).reversed() {
      var previousLevel: Set<Int> = []
      for node in level {
        for edge in component.incoming(node)
        where distances[component.edges[edge].source] == distance {
          previousLevel.insert(component.edges[edge].source)
          keepIfFirst(graph.edges[component.edges[edge].index])
        }
      }
      level = previousLevel
    }
  }

  private mutating func keepIfFirst(_ edge: Edge) {
    if firstEdge.map({ graph.precedes(edge, $0) }) ?? true { firstEdge = edge }
  }
}

/// The included edges between some nodes of a graph, from which nodes can be taken away.
private struct Subgraph {
  /// An edge between two positions, with its index in `Graph.edges`.
  struct LocalEdge {
    var source: Int
    var target: Int
    var index: Int
  }

  /// The position of each node.
  let positions: [NodeID: Int]
  /// The edges, grouped by source, including those of removed nodes.
  private(set) var edges: [LocalEdge] = []
  /// Whether each node has been taken away.
  private(set) var isRemoved: [Bool]
  /// The positions in `edges` where the edges out of each node start, and the number of edges at the end.
  private var outgoingStarts: [Int] = [0]
  /// The positions in `edges` of the edges into each node, one node after the other.
  private var incomingEdges: [Int]
  /// The positions in `incomingEdges` where those of each node start, and the number of edges at the end.
  private var incomingStarts: [Int]
  /// For each node, the number of edges out of it to nodes that are left.
  private var outgoingCounts: [Int]
  /// For each node, the number of edges into it from nodes that are left.
  private var incomingCounts: [Int]

  init(of graph: Graph, nodes: [NodeID], where isIncluded: (Edge) -> Bool) {
    positions = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    isRemoved = [Bool](repeating: false, count: nodes.count)
    incomingCounts = [Int](repeating: 0, count: nodes.count)
    for (source, node) in nodes.enumerated() {
      let candidates = graph.outgoing(node)
      for index in candidates.indices {
        guard let target = positions[candidates[index].target], isIncluded(candidates[index])
        else { continue }
        edges.append(LocalEdge(source: source, target: target, index: index))
        incomingCounts[target] += 1
      }
      outgoingStarts.append(edges.count)
    }
    outgoingCounts = nodes.indices.map { [outgoingStarts] in
      outgoingStarts[$0 + 1] - outgoingStarts[$0]
    }
    incomingStarts = incomingCounts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    incomingEdges = [Int](repeating: 0, count: edges.count)
    var nextFree = incomingStarts
    for (position, edge) in edges.enumerated() {
      incomingEdges[nextFree[edge.target]] = position
      nextFree[edge.target] += 1
    }
  }

  /// The nodes, those with the most edges first.
  var nodesByFallingDegree: [Int] {
    let degrees = isRemoved.indices.map { outgoing($0).count + incoming($0).count }
    return isRemoved.indices.sorted { first, second in
      degrees[first] != degrees[second] ? degrees[first] > degrees[second] : first < second
    }
  }

  /// The positions in `edges` of the edges out of a node.
  func outgoing(_ node: Int) -> Range<Int> {
    outgoingStarts[node]..<outgoingStarts[node + 1]
  }

  /// The positions in `edges` of the edges into a node.
  func incoming(_ node: Int) -> ArraySlice<Int> {
    incomingEdges[incomingStarts[node]..<incomingStarts[node + 1]]
  }

  /// Takes away every node to which no edge leads, or from which none does, and so on.
  mutating func removeNodesOnNoCycle() {
    for node in isRemoved.indices where outgoingCounts[node] == 0 || incomingCounts[node] == 0 {
      remove(node)
    }
  }

  /// Takes a node away, and then those to which no edge leads any more or from which none does.
  mutating func remove(_ node: Int) {
    guard !isRemoved[node] else { return }
    isRemoved[node] = true
    var waiting = [node]
    while let removed = waiting.popLast() {
      for edge in outgoing(removed) {
        let target = edges[edge].target
        incomingCounts[target] -= 1
        if incomingCounts[target] == 0, !isRemoved[target] {
          isRemoved[target] = true
          waiting.append(target)
        }
      }
      for edge in incoming(removed) {
        let source = edges[edge].source
        outgoingCounts[source] -= 1
        if outgoingCounts[source] == 0, !isRemoved[source] {
          isRemoved[source] = true
          waiting.append(source)
        }
      }
    }
  }
}
