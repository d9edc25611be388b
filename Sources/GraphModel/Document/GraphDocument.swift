// On Linux, all of Foundation would bring its language data into every start of a tool.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A graph as it is exchanged with other tools; `docs/graph-format.md` describes the JSON.
///
/// Writing a graph and reading it gives an equal graph, and the same bytes when written again.
public struct GraphDocument: Hashable, Sendable {
  /// The value of `format` in every document, so that no other JSON is taken for one.
  public static let formatName = "purelint-graph"
  /// The version that is written, and the only one that is read.
  public static let version: UInt32 = 3

  /// The graph in the document.
  public var graph: Graph

  /// Wraps a graph in order to write it.
  public init(graph: Graph) {
    self.graph = graph
  }

  /// Reads a document.
  ///
  /// - Throws: What is wrong with the JSON, its format, its version, or the first wrong value.
  /// - Complexity: O(*b* + *e* log *e*) for *b* bytes and *e* edges.
  public init(json: Data) throws(GraphDocumentError) {
    do {
      self = try JSONDecoder().decode(GraphDocument.self, from: json)
    } catch let error as GraphDocumentError {
      throw error
    } catch {
      throw GraphDocumentError(error)
    }
  }

  /// Writes the document on one line, with the keys of each object sorted.
  ///
  /// - Complexity: O(*n* + *e*) for *n* nodes and *e* edges.
  public func json() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self)
    } catch {
      preconditionFailure("a graph holds nothing that JSON has no form for: \(error)")
    }
  }
}

extension GraphDocument: Codable {
  private enum CodingKeys: CodingKey {
    case format, version, files, nodes, edges
  }

  /// Decodes a document: the format and the version first, as they decide how to read the rest.
  ///
  /// - Throws: `GraphDocumentError` for another format or version, or an index out of range;
  ///   otherwise what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(String.self, forKey: .format)
    guard format == GraphDocument.formatName else {
      throw GraphDocumentError.unknownFormat(format)
    }
    let version = try container.decode(WholeNumber.self, forKey: .version).value
    guard version == GraphDocument.version else {
      throw GraphDocumentError.unsupportedVersion(version)
    }
    let files = try container.decode([String].self, forKey: .files)
    let nodes = try container.decode([Node].self, forKey: .nodes)
    let edges = try container.decode([Edge].self, forKey: .edges)
    try IndexCheck(fileCount: files.count, nodeCount: nodes.count).check(nodes, edges)
    graph = Graph(files: files, nodes: nodes, unsortedEdges: edges)
  }

  /// Encodes the format, the version and the graph.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(GraphDocument.formatName, forKey: .format)
    try container.encode(GraphDocument.version, forKey: .version)
    try container.encode(graph.files, forKey: .files)
    try container.encode(graph.nodes, forKey: .nodes)
    try container.encode(graph.edges, forKey: .edges)
  }
}

/// Finds the first index in a document that is none of its files or nodes.
private struct IndexCheck {
  let fileCount: Int
  let nodeCount: Int

  func check(_ nodes: [Node], _ edges: [Edge]) throws(GraphDocumentError) {
    for (position, node) in nodes.enumerated() {
      try check(node.location, in: "nodes[\(position)]")
      try check(node.owner, "nodes[\(position)].owner")
    }
    for (position, edge) in edges.enumerated() {
      try check(edge.source, "edges[\(position)].source")
      try check(edge.target, "edges[\(position)].target")
      try check(edge.location, in: "edges[\(position)]")
      try check(edge.receiver, "edges[\(position)].receiver")
    }
  }

  private func check(
    _ id: NodeID?,
    _ path: @autoclosure () -> String
  ) throws(GraphDocumentError) {
    guard let id, id.position >= nodeCount else { return }
    throw .indexOutOfRange(path: path(), index: id.position, count: nodeCount)
  }

  private func check(
    _ location: Location?,
    in path: @autoclosure () -> String
  ) throws(GraphDocumentError) {
    guard let file = location?.file, file.position >= fileCount else { return }
    throw .indexOutOfRange(
      path: path() + ".location.file",
      index: file.position,
      count: fileCount
    )
  }
}
