/// The nodes that no seed needs, grouped by the one that would have to go for the others to go.
public struct DeadNodes: Sendable {
  /// The nodes that the seeds need: all that are not dead, the seeds included.
  public let live: NodeSet
  /// The causes: the dead nodes that no other dead node needs, and the smallest node of each dead
  /// cycle that no dead node outside it needs; sorted by id.
  public let roots: [NodeID]
  /// For each node, the root under which it is grouped, or nil if it is live.
  private let causes: [NodeID?]
  private let fedNodes: [NodeID: [NodeID]]

  fileprivate init(live: NodeSet, roots: [NodeID], causes: [NodeID?]) {
    self.live = live
    self.roots = roots
    self.causes = causes
    var fedNodes: [NodeID: [NodeID]] = [:]
    for (position, cause) in causes.enumerated() {
      let node = NodeID(position: position)
      if let cause, cause != node { fedNodes[cause, default: []].append(node) }
    }
    self.fedNodes = fedNodes
  }

  /// The other dead nodes grouped under a root, sorted by id; none for what is not a root.
  ///
  /// A node that several roots need is grouped under the smallest of them.
  /// - Complexity: O(1).
  public func fed(by root: NodeID) -> [NodeID] {
    fedNodes[root] ?? []
  }

  /// The root under which a dead node is grouped, itself for a root, or nil for a live node.
  ///
  /// - Complexity: O(1).
  public func cause(of node: NodeID) -> NodeID? {
    causes[node.position]
  }
}

extension Graph {
  /// The nodes that the seeds do not need, neither directly nor by way of others.
  ///
  ///     a ──▶ b ◀── c ──▶ d          deadNodes(from: [a]): live = {a, b}, roots = [c, e],
  ///                       ▲          fed(by: c) = [d], fed(by: e) = [f]
  ///           e ◀─▶ f ────┘
  ///
  /// - Parameters:
  ///   - seeds: The nodes that are needed for themselves, in any order.
  ///   - isNeed: Whether the source of an edge keeps its target alive; asked three times at most
  ///     for each edge.
  /// - Returns: The live and the dead nodes, in the order of their ids.
  /// - Complexity: O(*n* log *n* + *e*) time, O(*n*) space.
  public func deadNodes(
    from seeds: some Sequence<NodeID>,
    where isNeed: (Edge) -> Bool = { _ in true }
  ) -> DeadNodes {
    let live = reachable(from: seeds, where: isNeed)
    var causes = [NodeID?](repeating: nil, count: nodes.count)
    if live.count == nodes.count { return DeadNodes(live: live, roots: [], causes: causes) }
    let roots = deadRoots(live: live, where: isNeed)
    for root in roots {
      causes[root.position] = root
      var waiting = [root]
      while let node = waiting.popLast() {
        for edge in outgoing(node) where !live.contains(edge.target) && isNeed(edge) {
          guard causes[edge.target.position] == nil else { continue }
          causes[edge.target.position] = root
          waiting.append(edge.target)
        }
      }
    }
    return DeadNodes(live: live, roots: roots, causes: causes)
  }

  /// The smallest node of each component of dead nodes that no other component needs.
  private func deadRoots(live: NodeSet, where isNeed: (Edge) -> Bool) -> [NodeID] {
    var search = ComponentSearch(graph: self)
    for id in nodeIDs where !live.contains(id) {
      search.visit(id) { !live.contains($0.target) && isNeed($0) }
    }
    let components = search.components
    var componentOfNode = [Int](repeating: 0, count: nodes.count)
    for (index, component) in components.enumerated() {
      for node in search.closed[component] { componentOfNode[node.position] = index }
    }
    var isNeeded = [Bool](repeating: false, count: components.count)
    for node in search.closed {
      for edge in outgoing(node) where !live.contains(edge.target) && isNeed(edge) {
        let source = componentOfNode[node.position]
        let target = componentOfNode[edge.target.position]
        if source != target { isNeeded[target] = true }
      }
    }
    return components.indices.filter { !isNeeded[$0] }
      .compactMap { search.closed[components[$0]].min() }
      .sorted()
  }
}
