import GraphModel

/// The things and needs of one state of the sources, by names that they keep in another state.
struct Snapshot {
  /// A name for a node.
  struct NodeKey: Hashable {
    let kind: Node.Kind
    let name: String
    /// The place among those of the same kind and name, from 0.
    let ordinal: Int
  }

  /// A name for all needs of one node for another.
  struct NeedKey: Hashable {
    let source: NodeKey
    let target: NodeKey
  }

  let survey: Survey
  /// The participants, in the order of their ids.
  private(set) var nodes: [(key: NodeKey, node: NodeID)] = []
  /// The needs, one for each pair, in source order; those that are built along first.
  private(set) var needs: [(key: NeedKey, edge: Edge)] = []
  /// The groups of things that need each other at once.
  let cycles: [[NodeID]]
  private var keys: [NodeID: NodeKey] = [:]
  private var nodeOfKey: [NodeKey: NodeID] = [:]
  private var edgeOfKey: [NeedKey: Edge] = [:]
  /// For each participant, the names of the roots that lead to it, sorted.
  private var rootNames: [NodeID: [String]] = [:]

  /// - Complexity: O(*r* (*n* + *e*)) for *r* roots.
  init(_ survey: Survey) {
    self.survey = survey
    let graph = survey.needs.needs
    cycles = graph.cyclicComponents { !NeedGraph.isLater($0) }
    var counts: [NodeKey: Int] = [:]
    for node in survey.needs.participants {
      let name = graph.qualifiedName(node)
      let first = NodeKey(kind: graph[node].kind, name: name, ordinal: 0)
      let key = NodeKey(kind: first.kind, name: name, ordinal: counts[first, default: 0])
      counts[first, default: 0] += 1
      keys[node] = key
      nodeOfKey[key] = node
      nodes.append((key, node))
    }
    addNeeds()
    for root in survey.needs.starts where graph[root].kind == .root {
      for node in graph.reachable(from: [root]) {
        rootNames[node, default: []].append(graph[root].name)
      }
    }
  }

  func key(_ node: NodeID) -> NodeKey {
    guard let key = keys[node] else { preconditionFailure("every participant has a key") }
    return key
  }

  func node(_ key: NodeKey) -> NodeID? { nodeOfKey[key] }

  func need(_ key: NeedKey) -> Edge? { edgeOfKey[key] }

  /// The names of the roots that lead to a node, sorted.
  func roots(of node: NodeID) -> [String] { (rootNames[node] ?? []).sorted() }

  var cycleKeys: [Set<NodeKey>] { cycles.map { Set($0.map(key)) } }

  private mutating func addNeeds() {
    let graph = survey.needs.needs
    for edge in graph.edges.sorted(by: graph.precedes) {
      let key = NeedKey(source: key(edge.source), target: key(edge.target))
      guard let known = edgeOfKey[key] else {
        edgeOfKey[key] = edge
        needs.append((key, edge))
        continue
      }
      if NeedGraph.isLater(known) && !NeedGraph.isLater(edge) { edgeOfKey[key] = edge }
    }
  }
}
