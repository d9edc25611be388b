import GraphModel

/// The graph of who needs whom: modules, roots, providers and other code, without the constructions
/// and fields that stand between them in the whole graph.
///
///     root ─wires▶ … ─supplies▶ field ◀declares─ module      becomes      module ─▶ provider
///
/// What only tests need is left out.
struct NeedGraph: Sendable {
  /// The graph as the analysis made it.
  let whole: Graph
  /// The nodes of the whole graph, with one edge for each way in which one needs another. The
  /// location is the place where the need shows, the receiver the field that it is for.
  private(set) var needs: Graph
  /// The needs, and besides what code only builds in order to hand it to something else.
  private(set) var builds: Graph
  /// The places where the way to what a participant needs is lost.
  let lost: [NodeID: [LostWay]]
  /// Where the values of fields and parameters come from.
  let supplies: FieldSupplies
  /// The nodes that need others or are needed, in the order of their ids.
  let participants: [NodeID]
  /// The nodes from which everything is built, in their order: roots that are no part of another
  /// one, and code that uses the graph and that nothing in it needs.
  let starts: [NodeID]

  /// - Complexity: O(*n* + *e* log *e*), and for each field the length of the ways that its value
  ///   takes through parameters.
  init(_ graph: Graph, _ programs: Programs) {
    whole = graph
    var search = NeedSearch(graph, programs)
    let (needs, builds) = search.run()
    (self.needs, self.builds) = (needs, builds)
    supplies = search.supplies
    lost = search.lost
    participants = search.participants
    starts = participants.filter { NeedGraph.isStart($0, needs) }
  }

  /// Whether a node can need others or be needed: all but fields, constructions and code of tests.
  static func isParticipant(_ node: Node) -> Bool {
    switch node.kind {
    case .root, .module, .provider, .consumer, .external:
      !node.traits.contains(.isTest) && LostWay(node) == nil
    case .dependency, .wiring: false
    }
  }

  private static func isStart(_ id: NodeID, _ needs: Graph) -> Bool {
    let node = needs[id]
    if node.kind == .root && node.owner == nil { return true }
    guard node.kind != .external, needs.incoming(id).isEmpty else { return false }
    return node.kind == .consumer || node.traits.contains(.isEntryPoint)
      || node.traits.contains(.isStarted)
  }

  /// The edges of the shortest path from the nearest start to a participant: from a root if one leads
  /// there, else from where the system enters, else from other code; nil if nothing leads to it.
  func pathFromStart(to target: NodeID) -> [Edge]? {
    let roots = starts.filter { whole[$0].kind == .root }
    let entries = starts.filter { !whole[$0].traits.isDisjoint(with: [.isEntryPoint, .isStarted]) }
    for starts in [roots, entries, starts] {
      if let path = needs.shortestPath(from: starts, to: target) { return path }
    }
    return nil
  }

  /// Of the needs of one node for another, the first that is built along; an edge between them itself
  /// if all arise later.
  func soonest(_ need: Edge) -> Edge {
    guard need.timing.isDeferred else { return need }
    return needs.outgoing(need.source).filter { $0.target == need.target && !$0.timing.isDeferred }
      .min(by: needs.precedes) ?? need
  }

  /// The same with more needs.
  func adding(_ edges: [Edge]) -> NeedGraph {
    if edges.isEmpty { return self }
    var graph = self
    graph.needs = needs.adding(edges)
    graph.builds = builds.adding(edges)
    return graph
  }
}

extension Graph {
  /// The same graph with more edges.
  ///
  /// - Complexity: O(*n* + *e* log *e*).
  func adding(_ edges: [Edge]) -> Graph {
    var builder = GraphBuilder(self)
    for edge in edges { builder.addEdge(edge) }
    return builder.build()
  }
}
