/// The dominators of the nodes that some seeds lead to: which nodes no way to another one avoids.
public struct Dominators: Sendable {
  /// For each node, its place in the tree of dominators in preorder; nil if no seed leads to it.
  private let places: [Int?]
  /// For each place in the tree, the number of places below it, its own included.
  private let sizes: [Int]

  fileprivate init(nodeCount: Int, tree: DominatorSearch) {
    let immediate = tree.immediateDominators
    var sizes = [Int](repeating: 1, count: immediate.count)
    for node in immediate.indices.dropFirst().reversed() { sizes[immediate[node]] += sizes[node] }
    var orderedSizes = sizes
    var starts = [Int](repeating: 0, count: immediate.count)
    var nextFree = [Int](repeating: 1, count: immediate.count)
    var places = [Int?](repeating: nil, count: nodeCount)
    for node in immediate.indices.dropFirst() {
      starts[node] = nextFree[immediate[node]]
      nextFree[immediate[node]] += sizes[node]
      nextFree[node] = starts[node] + 1
      orderedSizes[starts[node]] = sizes[node]
      places[tree.nodes[node].position] = starts[node]
    }
    self.places = places
    self.sizes = orderedSizes
  }

  /// Whether a seed leads to a node; seeds lead to themselves.
  ///
  /// - Complexity: O(1).
  public func reach(_ node: NodeID) -> Bool { places[node.position] != nil }

  /// The number of other nodes that no path from the seeds leads to without passing a node.
  ///
  /// - Returns: 0 for a node that no seed leads to.
  /// - Complexity: O(1).
  public func dominatedCount(by node: NodeID) -> Int {
    places[node.position].map { sizes[$0] - 1 } ?? 0
  }

  /// Whether a seed leads to a node, and every path from a seed to it passes another one; each node
  /// that is reached passes itself.
  ///
  /// - Complexity: O(1).
  public func isEveryPath(to node: NodeID, through other: NodeID) -> Bool {
    guard let place = places[node.position], let start = places[other.position] else {
      return false
    }
    return place >= start && place < start + sizes[start]
  }
}

extension Graph {
  /// The nodes that no path from the seeds to another node avoids.
  ///
  ///     a ──▶ b ──▶ c ──▶ d          dominators(from: [a]): every path to d is through a, c and d,
  ///     │           ▲                but not through b
  ///     └───────────┘
  ///
  /// - Parameters:
  ///   - seeds: Where the paths start, in any order.
  ///   - isIncluded: Whether paths may use an edge; asked twice at most for each edge.
  /// - Complexity: O(*n* + *e* log *n*) time, O(*n*) space.
  public func dominators(
    from seeds: some Sequence<NodeID>,
    where isIncluded: (Edge) -> Bool = { _ in true }
  ) -> Dominators {
    var search = DominatorSearch(graph: self, seeds: Set(seeds), where: isIncluded)
    search.run(where: isIncluded)
    return Dominators(nodeCount: nodes.count, tree: search)
  }
}

/// The algorithm of Lengauer and Tarjan, with paths compressed, over the reached nodes in preorder.
///
/// Number 0 stands for a start that leads to all seeds.
private struct DominatorSearch {
  private let graph: Graph
  private let seeds: Set<NodeID>
  /// The reached nodes in preorder; what stands at 0 is no node.
  private(set) var nodes: [NodeID] = [NodeID(index: .max)]
  /// For each number, that of its immediate dominator, which is smaller.
  private(set) var immediateDominators: [Int] = []
  /// For each node, its number; 0 if it is not reached.
  private var numbers: [Int]
  /// For each number, the one from which it was found.
  private var parents: [Int] = [0]
  /// For each number, its semidominator: the smallest one from which a path leads here by way of
  /// greater numbers alone.
  private var semidominators: [Int]
  /// For each number that has been linked, one above it in the forest; nil for the others.
  private var ancestors: [Int?]
  /// For each number, that with the smallest semidominator between it and its ancestor.
  private var labels: [Int]

  init(graph: Graph, seeds: Set<NodeID>, where isIncluded: (Edge) -> Bool) {
    self.graph = graph
    self.seeds = seeds
    numbers = [Int](repeating: 0, count: graph.nodes.count)
    (semidominators, ancestors, labels) = ([], [], [])
    number(where: isIncluded)
    semidominators = Array(nodes.indices)
    labels = semidominators
    ancestors = [Int?](repeating: nil, count: nodes.count)
    immediateDominators = [Int](repeating: 0, count: nodes.count)
  }

  /// Numbers all that the seeds lead to, depth first.
  private mutating func number(where isIncluded: (Edge) -> Bool) {
    var waiting = seeds.sorted(by: >).map { (node: $0, parent: 0) }
    while let (node, parent) = waiting.popLast() {
      guard numbers[node.position] == 0 else { continue }
      let number = nodes.count
      numbers[node.position] = number
      nodes.append(node)
      parents.append(parent)
      for edge in graph.outgoing(node) where numbers[edge.target.position] == 0 && isIncluded(edge)
      {
        waiting.append((edge.target, number))
      }
    }
  }

  mutating func run(where isIncluded: (Edge) -> Bool) {
    var buckets = [[Int]](repeating: [], count: nodes.count)
    for number in nodes.indices.dropFirst().reversed() {
      if seeds.contains(nodes[number]) { semidominators[number] = 0 }
      for edge in graph.incoming(nodes[number]) where isIncluded(edge) {
        let source = numbers[edge.source.position]
        guard source != 0 else { continue }
        let candidate = semidominators[evaluate(source)]
        semidominators[number] = min(semidominators[number], candidate)
      }
      buckets[semidominators[number]].append(number)
      let parent = parents[number]
      ancestors[number] = parent
      for other in buckets[parent] {
        let best = evaluate(other)
        let isBelow = semidominators[best] < semidominators[other]
        immediateDominators[other] = isBelow ? best : parent
      }
      buckets[parent] = []
    }
    for number in nodes.indices.dropFirst()
    where immediateDominators[number] != semidominators[number] {
      immediateDominators[number] = immediateDominators[immediateDominators[number]]
    }
  }

  /// The number with the smallest semidominator from a number up to below the root of its tree in
  /// the forest; the number itself if it is the root.
  private mutating func evaluate(_ number: Int) -> Int {
    var path: [Int] = []
    var next = number
    while let above = ancestors[next], ancestors[above] != nil {
      path.append(next)
      next = above
    }
    for number in path.reversed() {
      guard let above = ancestors[number] else { continue }
      if semidominators[labels[above]] < semidominators[labels[number]] {
        labels[number] = labels[above]
      }
      ancestors[number] = ancestors[above]
    }
    return labels[number]
  }
}
