import GraphModel
import PureLintFindings
import PureLintSource

/// The uses in the arguments for parameters of functions.
struct ParameterUses {
  private let graph: Graph
  /// For each node of code that belongs to a root or module, the node of that root or module.
  private let canonicalNodes: [NodeID: NodeID]
  /// The uses that are for no field, by file and offset.
  private let uses: [Edge]
  /// The places of all labels, sorted.
  private let labels: [Location]

  /// - Complexity: O(*e* log *e*).
  init(_ graph: Graph, _ canonicalNodes: [NodeID: NodeID]) {
    self.graph = graph
    self.canonicalNodes = canonicalNodes
    uses = graph.edges.filter { edge in
      (edge.kind == .uses || edge.kind == .reads) && edge.location != nil && edge.receiver == nil
    }.sorted(by: graph.precedes)
    labels = graph.edges(.supplies).compactMap(\.location).sorted()
  }

  /// The uses in the arguments for a parameter, as far as it is certain that they are in them.
  func uses(for parameter: NodeID) -> [Edge] {
    guard graph[parameter].traits.contains(.isParameter) else { return [] }
    return graph.incoming(parameter, .supplies).compactMap { edge in
      edge.location.flatMap { first(behind: $0, in: edge.source, for: parameter) }
    }
  }

  /// The first use behind a label, if no other label comes before it and it fits the parameter.
  private func first(behind label: Location, in code: NodeID, for parameter: NodeID) -> Edge? {
    let start = Edge(source: code, target: code, kind: .declares, location: label)
    let first = uses[...].partitioningIndex { !graph.precedes($0, start) }
    let next = labels[...].partitioningIndex { $0 > label }
    let end = next < labels.count ? labels[next] : nil
    let use = uses[first...].prefix { edge in
      guard let place = edge.location, place.file == label.file else { return false }
      return end.map { place < $0 } ?? true
    }.first { $0.target != parameter && isSameRoot($0.source, code) }
    return use.flatMap { fits($0, parameter) ? $0 : nil }
  }

  /// Whether two codes belong to one root, or are one.
  private func isSameRoot(_ first: NodeID, _ second: NodeID) -> Bool {
    root(of: first) == root(of: second)
  }

  private func root(of code: NodeID) -> NodeID {
    let node = canonicalNodes[code] ?? code
    return graph[node].owner ?? node
  }

  /// Whether a value may be what a parameter is given, by name or type.
  private func fits(_ use: Edge, _ parameter: NodeID) -> Bool {
    let (value, parameter) = (graph[use.target], graph[parameter])
    return value.shortName == parameter.shortName
      || value.typeName != nil && value.typeName == parameter.wantedType
  }
}
