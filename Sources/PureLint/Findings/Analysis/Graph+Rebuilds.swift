import GraphModel

/// Providers that need each other and are built in the end, because one of them is found where it is
/// stored, but not before others have been built a second time.
package struct Rebuild {
  /// One edge for each hop from provider to provider; starts at the first in source order.
  package let hops: [Edge]
  /// The provider that is asked for first.
  let entry: NodeID
  /// The request for it, from outside the cycle.
  let request: Edge
  /// The provider that is built twice; where one of several must not be, that one.
  package let rebuilt: NodeID
  /// Whether that raises an exception rather than hands out two.
  package let isFatal: Bool

  /// The providers on the cycle.
  package var members: Set<NodeID> { Set(hops.map(\.source)) }
}

extension Graph {
  /// The cycles of providers that end, but build something twice on a way in that somebody takes. A
  /// cycle that is entered in several ways is told once, by the worst.
  ///
  /// A group in which providers need each other before any is stored has no end: it is a cycle of
  /// another kind, and nothing more is said of it.
  /// - Complexity: O(*n* log *n* + *e*), and `RebuildSearch.stepLimit` for each way into a cycle.
  func rebuilds() -> [Rebuild] {
    guard edges.contains(where: { $0.timing == .stored }) else { return [] }
    let isHop: (Edge) -> Bool = { edge in
      edge.kind == .uses && edge.timing.isHop && edge.receiver == nil
        && self[edge.source].kind == .provider && self[edge.target].kind == .provider
    }
    let live = reachable(from: nodeIDs.filter { self[$0].kind != .provider }) {
      $0.kind == .uses && $0.receiver == nil && self.isMade($0)
    }
    return cyclicComponents(where: isHop).flatMap { component -> [Rebuild] in
      guard component.count > 1 else { return [] }
      let members = Set(component)
      let isInside: (Edge) -> Bool = { members.contains($0.target) && isHop($0) }
      guard shortestCycle(in: component, where: { isInside($0) && $0.timing == .eager }) == nil
      else { return [] }
      let feeders = feeders(of: members)
      let found = component.compactMap { entry -> Rebuild? in
        guard let request = request(for: entry, members, feeders, live) else { return nil }
        var search = RebuildSearch(self, isInside)
        return search.rebuild(from: entry, request)
      }
      return worst(of: found)
    }
  }

  /// Whether an edge says that something is asked for, rather than that it may be, out of sight.
  private func isMade(_ edge: Edge) -> Bool {
    edge.location == nil || edge.location != self[edge.target].location
  }

  /// The first request, in source order, that is made while nothing of a cycle is there.
  private func request(
    for entry: NodeID,
    _ members: Set<NodeID>,
    _ feeders: Set<NodeID>,
    _ live: NodeSet
  ) -> Edge? {
    let inside = Set(
      incoming(entry, .uses).filter { members.contains($0.source) && $0.timing.isHop }
        .compactMap(\.location)
    )
    return incoming(entry, .uses).filter { edge in
      // What the object of a provider asks for by itself, the provider asks for.
      if let location = edge.location, inside.contains(location) { return false }
      let source = self[edge.source]
      guard isMade(edge), edge.location != nil, live.contains(edge.source) else { return false }
      if source.kind == .provider {
        // What an object of the cycle hands out asks when nothing is being built.
        if edge.timing == .repeated { return true }
        return !members.contains(edge.source)
          && (edge.timing == .kept || isFirstHop(edge, among: feeders, live))
      }
      return source.kind != .wiring && source.kind != .root
    }
    .min(by: precedes)
  }

  /// The providers that ask for something of a cycle while they are built, its own included.
  private func feeders(of members: Set<NodeID>) -> Set<NodeID> {
    var found = members
    var waiting = Array(members)
    while let next = waiting.popLast() {
      for edge in incoming(next, .uses) where edge.timing.isHop && edge.receiver == nil {
        guard self[edge.source].kind == .provider, found.insert(edge.source).inserted
        else { continue }
        waiting.append(edge.source)
      }
    }
    return found
  }

  /// Whether a hop is the first by which what is being built gets to a cycle, on some way to its
  /// source.
  private func isFirstHop(_ edge: Edge, among feeders: Set<NodeID>, _ live: NodeSet) -> Bool {
    var visited: Set<NodeID> = []
    var waiting = [edge]
    while let hop = waiting.popLast() {
      guard hop.timing.isHop, !visited.contains(hop.source), isFirst(hop, among: feeders) else {
        continue
      }
      visited.insert(hop.source)
      for outer in incoming(hop.source, .uses)
      where live.contains(outer.source) && outer.receiver == nil {
        if self[outer.source].kind != .provider || !outer.timing.isHop { return true }
        waiting.append(outer)
      }
    }
    return false
  }

  /// Whether a hop comes before all others of its source that lead to a cycle.
  private func isFirst(_ edge: Edge, among feeders: Set<NodeID>) -> Bool {
    outgoing(edge.source, .uses).allSatisfy { other in
      guard other.timing.isHop, feeders.contains(other.target) else { return true }
      return other.timing == edge.timing ? !precedes(other, edge) : edge.timing == .eager
    }
  }

  /// One rebuild for each set of providers, fatal ones first.
  private func worst(of found: [Rebuild]) -> [Rebuild] {
    var known: Set<Set<NodeID>> = []
    let sorted = found.filter(\.isFatal) + found.filter { !$0.isFatal }
    return sorted.filter { known.insert($0.members).inserted }
  }
}

extension Edge.Timing {
  /// Whether building the source builds the target too.
  fileprivate var isHop: Bool { self == .eager || self == .stored }
}

/// The steps of a container that is asked for a provider on a cycle.
private struct RebuildSearch {
  /// How many hops are followed before nothing is said: each provider that is never stored is built
  /// anew by whoever asks.
  private static let stepLimit = 2_000

  private let graph: Graph
  private let isInside: (Edge) -> Bool
  private var steps = 0
  /// The hops that lead to what is being built.
  private var path: [Edge] = []
  /// The providers that are being built and not stored, with the length of the path to each.
  private var open: [NodeID: Int] = [:]
  private var stored: Set<NodeID> = []
  /// The hops from the first provider that is built twice to the request that does so.
  private var cycle: [Edge]?
  private var rebuilt: [NodeID] = []

  init(_ graph: Graph, _ isInside: @escaping (Edge) -> Bool) {
    self.graph = graph
    self.isInside = isInside
  }

  mutating func rebuild(from entry: NodeID, _ request: Edge) -> Rebuild? {
    build(entry)
    guard steps < Self.stepLimit, let cycle, let first = rebuilt.first else { return nil }
    let singular = rebuilt.first { graph[$0].traits.contains(.isSingular) }
    guard let start = cycle.indices.min(by: { graph.precedes(cycle[$0], cycle[$1]) }) else {
      return nil
    }
    return Rebuild(
      hops: Array(cycle[start...] + cycle[..<start]),
      entry: entry,
      request: request,
      rebuilt: singular ?? first,
      isFatal: singular != nil
    )
  }

  private mutating func build(_ id: NodeID) {
    guard steps < Self.stepLimit, !stored.contains(id) else { return }
    let outer = open[id]
    if let outer { note(id, since: outer) }
    open[id] = path.count
    let hops = graph.outgoing(id, .uses).filter(isInside).sorted { graph.precedes($0, $1) }
    follow(hops.filter { $0.timing == .eager })
    let isKept = graph[id].lifetime.map { $0 != .transient } ?? false
    if isKept { stored.insert(id) }
    open[id] = outer
    follow(hops.filter { $0.timing == .stored })
  }

  private mutating func follow(_ hops: [Edge]) {
    for hop in hops where steps < Self.stepLimit {
      steps += 1
      path.append(hop)
      build(hop.target)
      path.removeLast()
    }
  }

  private mutating func note(_ id: NodeID, since start: Int) {
    guard !graph[id].traits.isDisjoint(with: [.isDoubled, .isSingular]) else { return }
    rebuilt.append(id)
    if cycle == nil { cycle = Array(path[start...]) }
  }
}
