import GraphModel

/// Graphs with more nodes than a recursive algorithm has stack for: of 8 MB, a call takes 48 bytes at
/// least.
enum LongGraph {
  static let nodeCount = 250_000

  /// Each node leads to the one with the next id.
  static let chain = makeGraph(nodeCount: nodeCount, Array(links.dropLast()))

  /// The chain, with a last edge back to the first node.
  static let cycle = makeGraph(nodeCount: nodeCount, links)

  private static let links = (0..<UInt32(nodeCount)).map { ($0, ($0 + 1) % UInt32(nodeCount)) }
}
