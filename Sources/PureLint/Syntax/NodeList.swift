import PureLintSource

/// The nodes of a tree in preorder: eight bytes for nearly all of them, where a `SyntaxNode` takes
/// twenty. Only those that cover much, or stand far behind, are kept as they are.
public struct NodeList: RandomAccessCollection, Sendable {
  @usableFromInline let rows: [NodeRow]
  @usableFromInline let largeNodes: [SyntaxNode]

  /// The nodes of a tree.
  init(_ nodes: borrowing NodeBuffer) {
    self.init(count: nodes.count, largeNodes: nodes.largeNodes) { result in
      result.write(nodes, 0..<nodes.count, at: 0)
    }
  }

  /// - Parameters:
  ///   - largeNodes: Those of the buffers that nodes are written from.
  ///   - write: Writes a node to each position.
  init(count: Int, largeNodes: [SyntaxNode], _ write: (inout Writer) -> Void) {
    var largeNodes = largeNodes
    rows = [NodeRow](unsafeUninitializedCapacity: count) { rows, initialized in
      var writer = Writer(rows: rows, largeNodes: largeNodes)
      write(&writer)
      largeNodes = writer.largeNodes.fitted
      initialized = count
    }
    self.largeNodes = largeNodes
  }

  struct Writer {
    fileprivate let rows: UnsafeMutableBufferPointer<NodeRow>
    fileprivate var largeNodes: [SyntaxNode]

    @inline(__always)
    mutating func write(_ node: SyntaxNode, at position: Int) {
      rows.initializeElement(at: position, to: NodeRow(node, aside: &largeNodes))
    }

    /// Writes a tree of a buffer.
    func write(_ nodes: borrowing NodeBuffer, _ tree: Range<Int>, at position: Int) {
      nodes.writeInPreorder(tree, to: rows.baseAddress.unsafelyUnwrapped + position)
    }

    /// Writes nodes of a list that follow each other, with their tokens further on.
    /// - Parameter change: The new form of a node that ends behind these nodes, or is large.
    mutating func write(
      _ nodes: NodeList,
      _ range: Range<Int>,
      at place: Int,
      tokensBehind distance: UInt32,
      _ change: (_ position: Int) -> SyntaxNode
    ) {
      nodes.rows.withUnsafeBufferPointer { moving in
        for position in range {
          let row = moving[position]
          let target = place + position - range.lowerBound
          if row.isLarge || position + Int(row.size) > range.upperBound {
            write(change(position), at: target)
          } else {
            rows.initializeElement(at: target, to: row.moved(by: distance))
          }
        }
      }
    }
  }

  /// The position of the root: 0.
  public var startIndex: Int { 0 }
  /// The number of nodes.
  public var endIndex: Int { rows.count }

  /// The node at a position in preorder.
  public subscript(position: Int) -> SyntaxNode {
    @inline(__always) get {
      let row = rows[position]
      return row.isLarge ? largeNodes[row.number] : SyntaxNode(row)
    }
  }

  /// The position of the first of some nodes that is of one of some kinds.
  func first(of kinds: NodeKindSet, in positions: Range<Int>) -> Int? {
    rows.withUnsafeBufferPointer { kinds.first(in: $0, positions) }
  }

  /// Visits the positions of the nodes that are kept as they are: all that cover 256 tokens or
  /// more, and others.
  func forEachLarge(_ visit: (_ position: Int) -> Void) {
    guard !largeNodes.isEmpty else { return }
    for position in rows.indices where rows[position].isLarge { visit(position) }
  }

  /// The kind of the node at a position, without a look at the rest of the node.
  @inlinable @inline(__always)
  public func kind(_ position: Int) -> NodeKind { rows[position].kind }

  @inlinable @inline(__always)
  func flags(_ position: Int) -> NodeFlags { rows[position].flags }

  @inlinable @inline(__always)
  func size(_ position: Int) -> UInt32 {
    let row = rows[position]
    return row.isLarge ? largeNodes[row.number].size : row.size
  }

  @inlinable @inline(__always)
  func mainToken(_ position: Int) -> UInt32 {
    let row = rows[position]
    return row.isLarge ? largeNodes[row.number].mainToken : row.mainToken
  }
}
