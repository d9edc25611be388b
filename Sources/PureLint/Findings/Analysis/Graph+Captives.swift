import GraphModel

/// A provider of shorter lifetime that a longer-lived one keeps, though somebody else asks for it.
package struct Captive {
  /// The provider that is kept; its lifetime is written.
  package let provider: NodeID
  /// The provider that keeps it.
  package let keeper: NodeID
  /// The reference by which the keeper gets it: to the provider itself, or to another one that
  /// brings it along.
  package let reference: Edge
  /// The last reference on the way from the keeper to the provider; the same one where nothing
  /// stands between the two.
  package let lastReference: Edge
  /// A reference to the provider, or to what brings it along, by somebody whom the keeper does not
  /// keep.
  package let otherReference: Edge
}

extension Graph {
  /// The providers that longer-lived ones keep, each once for each of its keepers.
  ///
  /// A provider whose value is shared while somebody holds it is no captive: as long as the keeper
  /// has the value, all others get the same one.
  /// - Complexity: O(*n* + *e* log *n*).
  package func captives() -> [Captive] {
    let isWritten = nodes.contains { $0.kind == .provider && $0.isLifetimeExplicit }
    guard isWritten else { return [] }
    let ways = dominators(from: askers()) { isRequest($0) || isBuilding($0) }
    let requests = nodeIDs.map { id in
      incoming(id, .uses).filter { isRequest($0) && ways.reach($0.source) }
        .sorted { precedes($0, $1) }
    }
    return [Node.Lifetime.transient, .perGraph].flatMap { lifetime in
      CaptiveSearch(in: self, of: lifetime, ways, requests).captives()
    }
  }

  /// Whether an edge shows that something outside tests asks for a provider. That a place declares
  /// it, so that it may be asked for out of sight, is no request.
  fileprivate func isRequest(_ edge: Edge) -> Bool {
    edge.kind == .uses && !self[edge.source].traits.contains(.isTest)
      && edge.location != nil && edge.location != self[edge.target].location
  }

  /// Whether an edge shows that a provider builds a type, which may then ask for what it needs.
  private func isBuilding(_ edge: Edge) -> Bool {
    edge.kind == .wires || edge.kind == .constructs && self[edge.source].kind == .provider
  }

  /// Whether a provider is defined by an assembly, which any type may ask.
  private func isDefined(_ id: NodeID) -> Bool {
    !self[id].traits.isDisjoint(with: [.isDoubled, .isSingular])
  }

  /// Whether the builder of the asking type asks for the same at that place.
  private func isBuilders(_ use: Edge) -> Bool {
    incoming(use.source, .constructs).contains { building in
      outgoing(building.source, .uses).contains {
        $0.target == use.target && $0.location == use.location
      }
    }
  }

  /// The nodes that ask for providers though nobody asks for them: code outside of them, and wirings
  /// that are no provider's.
  ///
  /// A demand is none, because the code around it asks for the same; nor is a type that providers
  /// build, because these lead to it.
  private func askers() -> [NodeID] {
    nodeIDs.filter { id in
      switch self[id].kind {
      case .provider: false
      case .wiring: incoming(id, .uses).isEmpty && !self[id].traits.contains(.isDemand)
      default:
        !self[id].traits.contains(.isBuiltByRoot) || self[id].traits.contains(.isEntryPoint)
          || outgoing(id, .uses).contains { isDefined($0.target) && !isBuilders($0) }
      }
    }
  }
}

/// The search for captives of one lifetime.
private struct CaptiveSearch {
  private let graph: Graph
  private let lifetime: Node.Lifetime
  /// The paths by which providers are reached by those who ask.
  private let ways: Dominators
  /// The requests for each node, in source order.
  private let requests: [[Edge]]
  /// For each provider that hands on a captive to whoever keeps it, the reference to the nearest.
  private var nearest: [NodeID: Edge] = [:]

  init(
    in graph: Graph,
    of lifetime: Node.Lifetime,
    _ ways: Dominators,
    _ requests: [[Edge]]
  ) {
    self.graph = graph
    self.lifetime = lifetime
    self.ways = ways
    self.requests = requests
    findNearest()
  }

  func captives() -> [Captive] {
    graph.nodeIDs.filter { isKeeper($0) && ways.reach($0) }.flatMap(captives)
  }

  /// Whether a provider has the lifetime because the source says so.
  private func isCandidate(_ id: NodeID) -> Bool {
    let node = graph[id]
    return node.kind == .provider && node.lifetime == lifetime && node.isLifetimeExplicit
      && !node.traits.contains(.isTest)
  }

  /// Whether a provider keeps what it takes beyond the lifetime. What is shared within one graph
  /// because nothing else is said has no lifetime that anybody chose.
  private func isKeeper(_ id: NodeID) -> Bool {
    let node = graph[id]
    guard node.kind == .provider, let own = node.lifetime, own > lifetime else { return false }
    return (own == .singleton || node.isLifetimeExplicit) && !node.traits.contains(.isTest)
  }

  /// The references by which a provider gets others when it is built, in source order.
  private func takings(by id: NodeID) -> [Edge] {
    graph.outgoing(id, .uses).filter(isTaking).sorted { graph.precedes($0, $1) }
  }

  private func isTaking(_ edge: Edge) -> Bool {
    edge.timing != .deferred && edge.timing != .possible && edge.timing != .repeated
      && !edge.isLetGo && graph.isRequest(edge)
      && graph[edge.source].kind == .provider
      && graph[edge.target].kind == .provider
  }

  /// Goes from all candidates at once up to those that take them, as far as nobody keeps them.
  private mutating func findNearest() {
    var waiting = graph.nodeIDs.filter(isCandidate)
    var position = 0
    while position < waiting.count {
      let taken = waiting[position]
      position += 1
      for edge in graph.incoming(taken, .uses) where isTaking(edge) {
        guard nearest[edge.source] == nil, !isKeeper(edge.source), !isCandidate(edge.source),
          !isShared(edge.source)
        else { continue }
        nearest[edge.source] = nearest[taken] ?? edge
        waiting.append(edge.source)
      }
    }
  }

  /// Whether a provider's value is shared while somebody holds it: who keeps it, keeps what it takes,
  /// and all others get the same.
  private func isShared(_ id: NodeID) -> Bool { graph[id].lifetime == .weak }

  /// The captives of one provider. Providers that only it leads to are a part of it, or that only
  /// something shared leads to that it holds. One that others lead to as well is a captive, or brings
  /// the nearest one along.
  private func captives(of keeper: NodeID) -> [Captive] {
    var found: [Captive] = []
    var known: Set = [keeper]
    var waiting: [(part: NodeID, holder: NodeID, reference: Edge?)] = [(keeper, keeper, nil)]
    var position = 0
    while position < waiting.count {
      let (part, holder, reference) = waiting[position]
      position += 1
      for edge in takings(by: part) where !isKeeper(edge.target) {
        let reference = reference ?? edge
        let isOwn = ways.isEveryPath(to: edge.target, through: holder)
        if isOwn || isShared(edge.target) {
          guard known.insert(edge.target).inserted else { continue }
          waiting.append((edge.target, isOwn ? holder : edge.target, reference))
        } else if let last = isCandidate(edge.target) ? edge : nearest[edge.target],
          known.insert(last.target).inserted
        {
          found += captive(of: keeper, heldBy: holder, from: reference, by: edge, to: last)
        }
      }
    }
    return found
  }

  /// - Parameter entry: The first reference on the way to what others ask for as well.
  private func captive(
    of keeper: NodeID,
    heldBy holder: NodeID,
    from reference: Edge,
    by entry: Edge,
    to last: Edge
  ) -> [Captive] {
    let isOther: (Edge) -> Bool = { !ways.isEveryPath(to: $0.source, through: holder) }
    let other =
      requests[last.target.position].first { $0.source != last.source && isOther($0) }
      ?? requests[entry.target.position].first(where: isOther)
    return other.map {
      [
        Captive(
          provider: last.target,
          keeper: keeper,
          reference: reference,
          lastReference: last,
          otherReference: $0
        )
      ]
    } ?? []
  }
}
