import GraphModel

/// The ways from one node to another through the graph of needs.
struct Ways: Sendable {
  /// The edges of the shortest, in order; none if both are the same node.
  let shortest: [Edge]
  /// The others, each without a node twice, in the order of a search in depth; no more than asked for.
  let others: [[Edge]]
  /// Whether there may be others than these.
  let areMore: Bool
  /// The number of those that are not among these; nil if it is not known, because some of the nodes on
  /// the ways need each other in turn or the number is too large.
  let leftOutCount: Int?
  /// The nodes on the shortest way at which another one leaves it, in order.
  let branchPoints: [NodeID]

  /// - Parameter limit: The most ways besides the shortest.
  /// - Returns: nil if no way leads there.
  /// - Complexity: O(*n* + *e*) for the shortest; for the others, a search that ends after some
  ///   hundred thousand steps.
  init?(_ graph: NeedGraph, from source: NodeID, to target: NodeID, limit: Int) {
    let needs = graph.needs
    guard let shortest = needs.shortestPath(from: source, to: target) else { return nil }
    self.shortest = shortest.map(graph.soonest)
    let leading = needs.leading(to: [target])
    var search = WaySearch(needs, target: target, leading: leading, limit: limit + 1)
    if source != target { search.run(from: source) }
    let nodes = shortest.map(\.target)
    others = search.found.filter { $0.map(\.target) != nodes }.prefix(limit)
      .map { $0.map(graph.soonest) }
    areMore = search.isCutShort
    let all = areMore ? WayCount(needs, target: target, leading).count(from: source) : nil
    leftOutCount = all.map { [others] in $0 - others.count - 1 }
    branchPoints = shortest.map(\.source).filter { node in
      Set(needs.outgoing(node).map(\.target).filter { leading.contains($0) }).count > 1
    }
  }
}

/// The number of ways to a node.
private struct WayCount {
  private let needs: Graph
  private let leading: NodeSet
  /// The numbers of ways from each node; nil for those that are being counted.
  private var counts: [NodeID: Int?]

  init(_ needs: Graph, target: NodeID, _ leading: NodeSet) {
    self.needs = needs
    self.leading = leading
    counts = [target: 1]
  }

  /// The number of ways from a node; nil if they cannot be counted.
  /// - Complexity: O(*n* + *e*).
  consuming func count(from source: NodeID) -> Int? {
    var stack = [source]
    while let node = stack.last {
      if counts[node] != nil {
        guard let total = total(of: node) else { return nil }
        counts[node] = total
        stack.removeLast()
        continue
      }
      counts[node] = .some(nil)
      for next in followers(of: node) {
        guard let known = counts[next] else {
          stack.append(next)
          continue
        }
        // A way that comes back to a node has no end.
        guard known != nil else { return nil }
      }
    }
    return counts[source] ?? nil
  }

  /// The sum over the successors of a node, unless it is known; nil if it is too large.
  private func total(of node: NodeID) -> Int? {
    if let known = counts[node] ?? nil { return known }
    var sum = 0
    for next in followers(of: node) {
      let (result, isTooLarge) = sum.addingReportingOverflow((counts[next] ?? nil) ?? 0)
      if isTooLarge { return nil }
      sum = result
    }
    return sum
  }

  private func followers(of node: NodeID) -> Set<NodeID> {
    Set(needs.outgoing(node).map(\.target).filter { leading.contains($0) })
  }
}

/// A search in depth for ways without a node twice, with a stack of its own.
private struct WaySearch {
  private let needs: Graph
  private let target: NodeID
  private let leading: NodeSet
  private let limit: Int
  /// The steps that are left; the number of ways may double with each node.
  private var remainingSteps = 200_000
  private(set) var found: [[Edge]] = []
  private(set) var isCutShort = false

  init(_ needs: Graph, target: NodeID, leading: NodeSet, limit: Int) {
    self.needs = needs
    self.target = target
    self.leading = leading
    self.limit = limit
  }

  mutating func run(from source: NodeID) {
    var way: [Edge] = []
    var isOnWay: Set = [source]
    var stack = [steps(from: source)[...]]
    while !stack.isEmpty {
      remainingSteps -= 1
      guard remainingSteps > 0, found.count < limit else {
        isCutShort = true
        return
      }
      guard let edge = stack[stack.count - 1].popFirst() else {
        stack.removeLast()
        if let last = way.popLast() { isOnWay.remove(last.target) }
        continue
      }
      if edge.target == target {
        found.append(way + [edge])
      } else if isOnWay.insert(edge.target).inserted {
        way.append(edge)
        stack.append(steps(from: edge.target)[...])
      }
    }
  }

  /// One edge to each neighbor from which the target can be reached, in source order.
  private func steps(from node: NodeID) -> [Edge] {
    var known: Set<NodeID> = []
    return needs.outgoing(node).filter { leading.contains($0.target) }
      .sorted(by: needs.precedes).filter { known.insert($0.target).inserted }
  }
}
