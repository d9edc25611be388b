import GraphModel
import PureLintFindings
import PureLintSource

/// The things and needs of one state of the sources, by names that they keep in another state.
struct Snapshot: Sendable {
  /// A name for a node.
  struct NodeKey: Hashable, Sendable {
    /// The kind; one for all code of a type, which may become a root or a module.
    let kind: Node.Kind
    let name: String
    /// The place among those of the same kind and name, from 0.
    let ordinal: Int
  }

  /// A name for all needs of one node for another.
  struct NeedKey: Hashable, Sendable {
    let source: NodeKey
    let target: NodeKey
  }

  let survey: Survey
  /// The participants, in the order of their ids.
  private(set) var nodes: [(key: NodeKey, node: NodeID)] = []
  /// The needs in source order, without those of roots for parts that nobody asks for; one for each pair of nodes: one that is built along where there is
  /// any.
  private(set) var needs: [(key: NeedKey, edge: Edge)] = []
  /// The groups of things that need each other at once.
  let cycles: [[NodeID]]
  private var keys: [NodeID: NodeKey] = [:]
  private var nodeOfKey: [NodeKey: NodeID] = [:]
  private var edgeOfKey: [NeedKey: Edge] = [:]
  private var cycleOfKey: [NodeKey: Int] = [:]
  /// For each participant, the names of the roots that lead to it, sorted.
  private var rootNames: [NodeID: [String]] = [:]
  /// By name, what builds a type.
  private var buildersOfTypes: [String: [NodeID]] = [:]

  /// - Parameter earlier: The state before, whose names things keep.
  /// - Complexity: O(*r* (*n* + *e*)) for *r* roots.
  init(_ survey: Survey, after earlier: Snapshot? = nil) {
    self.survey = survey
    let graph = survey.needs.needs
    cycles = graph.cyclicComponents { !$0.timing.isLater }
    var counts: [NodeKey: Int] = [:]
    for node in Snapshot.byFile(survey.needs.participants, graph) {
      let first = Snapshot.firstKey(of: node, survey)
      let key = NodeKey(kind: first.kind, name: first.name, ordinal: counts[first, default: 0])
      counts[first, default: 0] += 1
      nodes.append((key, node))
    }
    if let earlier {
      for (position, key) in keysOfNamesakes(earlier).enumerated() { nodes[position].key = key }
      takeOverNames(earlier)
    }
    for (key, node) in nodes {
      keys[node] = key
      nodeOfKey[key] = node
    }
    for (position, cycle) in cycles.enumerated() {
      for node in cycle { cycleOfKey[key(node)] = position }
    }
    nodes.sort { $0.node < $1.node }
    for (_, node) in nodes {
      for type in graph[node].builtTypes { buildersOfTypes[type, default: []].append(node) }
    }
    addNeeds()
    // What belongs to a root stays with it, whoever asks for it.
    let whole = survey.needs.holdingAllParts()
    for root in survey.startingRoots {
      for node in whole.reachable(from: [root]) {
        rootNames[node, default: []].append(graph[root].name)
      }
    }
  }

  /// The name of a node that is the first of its kind and name.
  private static func firstKey(of node: NodeID, _ survey: Survey) -> NodeKey {
    let graph = survey.needs.needs
    switch graph[node].kind {
    // Which root it is a part of may change.
    case .root, .module, .consumer:
      return NodeKey(kind: .consumer, name: graph[node].name, ordinal: 0)
    default:
      let name = graph.qualifiedName(node)
      let types = graph[node].traits.contains(.isFunction) ? parameters(of: node, survey) : ""
      return NodeKey(kind: graph[node].kind, name: name + types, ordinal: 0)
    }
  }

  /// The most bytes of a function's parameters that tell it apart from others of its name.
  private static let mostParameterBytes = 500

  /// The parameters of a function as they are written, without spaces; nothing if that is not known.
  private static func parameters(of function: NodeID, _ survey: Survey) -> String {
    guard let place = survey.graph[function].location else { return "" }
    let bytes = survey.files[place.file.position].bytes
    var depth = 0
    var found: [UInt8] = []
    for byte in bytes.dropFirst(Int(place.offset + place.length)).prefix(mostParameterBytes) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if depth > 0, byte > UInt8(ascii: " ") { found.append(byte) }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, !found.isEmpty || byte == UInt8(ascii: "{") { break }
    }
    return String(decoding: found, as: UTF8.self)
  }

  /// Gives a function whose labels changed the name that it had, if it is the only one whose they did.
  private mutating func takeOverNames(_ earlier: Snapshot) {
    let present = Set(nodes.map(\.key))
    var gone: [NodeKey: [NodeKey]] = [:]
    for (key, _) in earlier.nodes where !present.contains(key) {
      gone[key.withoutLabels, default: []].append(key)
    }
    var come: [NodeKey: [Int]] = [:]
    for (position, entry) in nodes.enumerated() where earlier.node(entry.key) == nil {
      come[entry.key.withoutLabels, default: []].append(position)
    }
    for (name, positions) in come {
      guard positions.count == 1, let known = gone[name], known.count == 1 else { continue }
      nodes[positions[0]].key = known[0]
    }
  }

  /// Nodes by the names of their files, so that namesakes keep their order where a file is moved to
  /// another folder.
  private static func byFile(_ nodes: [NodeID], _ graph: Graph) -> [NodeID] {
    let names = graph.files.map { ProjectPath($0).name }
    return nodes.map { (node: $0, file: graph[$0].location.map { names[$0.file.position] } ?? "") }
      .sorted { ($0.file, $0.node) < ($1.file, $1.node) }.map(\.node)
  }

  func key(_ node: NodeID) -> NodeKey {
    guard let key = keys[node] else { preconditionFailure("every participant has a key") }
    return key
  }

  /// Whether a node has a key.
  func isParticipant(_ node: NodeID) -> Bool { keys[node] != nil }

  func node(_ key: NodeKey) -> NodeID? { nodeOfKey[key] }

  func need(_ key: NeedKey) -> Edge? { edgeOfKey[key] }

  /// The names of the roots that lead to a node, sorted.
  func roots(of node: NodeID) -> [String] { (rootNames[node] ?? []).sorted() }

  /// The position of the cycle that a node is part of; nil if it is in none.
  func cycle(of key: NodeKey) -> Int? { cycleOfKey[key] }

  /// Whether something builds the type whose code only another state has as a thing of its own.
  func builds(_ code: NodeID, of other: Snapshot) -> Bool { !builders(of: code, in: other).isEmpty }

  /// Whether a need of another state is one of what builds such a type, or one for it.
  func has(_ need: Edge, of other: Snapshot) -> Bool {
    if builders(of: need.target, in: other).contains(where: { key($0) == other.key(need.source) }) {
      return true
    }
    let target = other.key(need.target)
    return builders(of: need.source, in: other).contains { builder in
      self.need(NeedKey(source: key(builder), target: target)) != nil
    }
  }

  /// Whether the way to what something needs is lost at more places here than in another state.
  func losesMore(at source: NodeKey, than other: Snapshot) -> Bool {
    func count(_ state: Snapshot) -> Int {
      state.node(source).map { Set(state.survey.needs.lost[$0] ?? []).count } ?? 0
    }
    return count(self) > count(other)
  }

  private func builders(of code: NodeID, in other: Snapshot) -> [NodeID] {
    let node = other.survey.graph[code]
    guard node.kind == .consumer, self.node(other.key(code)) == nil else { return [] }
    return buildersOfTypes[node.name] ?? []
  }

  private mutating func addNeeds() {
    let graph = survey.needs.needs
    var order: [NeedKey] = []
    // That a root keeps a part which nobody asks for is no need of somebody's.
    for edge in graph.edges.sorted(by: graph.precedes) where edge.kind != .declares {
      let key = NeedKey(source: key(edge.source), target: key(edge.target))
      if let known = edgeOfKey[key] {
        if known.timing.isDeferred && !edge.timing.isDeferred { edgeOfKey[key] = edge }
      } else {
        edgeOfKey[key] = edge
        order.append(key)
      }
    }
    needs = order.compactMap { key in edgeOfKey[key].map { (key, $0) } }
  }
}

extension Snapshot.NodeKey {
  /// The name of all functions that have the same name but for labels.
  fileprivate var withoutLabels: Snapshot.NodeKey {
    guard let start = name.firstIndex(of: "(") else { return self }
    return Snapshot.NodeKey(kind: kind, name: String(name[...start]), ordinal: 0)
  }
}
