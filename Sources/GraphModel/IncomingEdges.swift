/// Edges into a node of a graph, which has each of its edges once, in the order of their sources.
public struct IncomingEdges: RandomAccessCollection, Sendable {
  @usableFromInline let edges: [Edge]
  /// The positions of those into the node.
  @usableFromInline let positions: ArraySlice<UInt32>

  @usableFromInline
  init(edges: [Edge], positions: ArraySlice<UInt32>) {
    self.edges = edges
    self.positions = positions
  }

  /// The index of the first edge.
  @inlinable public var startIndex: Int { positions.startIndex }

  /// The index after that of the last edge.
  @inlinable public var endIndex: Int { positions.endIndex }

  /// The edge at an index.
  @inlinable public subscript(index: Int) -> Edge { edges[Int(positions[index])] }

  /// The edges in a range of indices.
  @inlinable public subscript(indices: Range<Int>) -> IncomingEdges {
    IncomingEdges(edges: edges, positions: positions[indices])
  }
}
