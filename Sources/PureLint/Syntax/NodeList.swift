/// The nodes of a tree in preorder: eight bytes for nearly all of them, where a `SyntaxNode` takes
/// twenty. Only those that cover much, or stand far behind, are kept as they are.
struct NodeList: RandomAccessCollection, Sendable {
  private let rows: [Row]
  private let largeNodes: [SyntaxNode]

  /// - Parameter write: Writes a node to each position.
  init(count: Int, _ write: (inout Writer) -> Void) {
    var largeNodes: [SyntaxNode] = []
    rows = [Row](unsafeUninitializedCapacity: count) { rows, initialized in
      var writer = Writer(rows: rows)
      write(&writer)
      largeNodes = writer.largeNodes.fitted
      initialized = count
    }
    self.largeNodes = largeNodes
  }

  struct Writer {
    fileprivate let rows: UnsafeMutableBufferPointer<Row>
    fileprivate var largeNodes: [SyntaxNode] = []

    @inline(__always)
    mutating func write(_ node: SyntaxNode, at position: Int) {
      if let row = Row(node) {
        rows.initializeElement(at: position, to: row)
      } else {
        rows.initializeElement(at: position, to: Row(node, number: largeNodes.count))
        largeNodes.append(node)
      }
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { rows.count }

  subscript(position: Int) -> SyntaxNode {
    @inline(__always) get {
      let row = rows[position]
      return row.isLarge ? largeNodes[row.number] : SyntaxNode(row)
    }
  }

  @inline(__always)
  func kind(_ position: Int) -> NodeKind { rows[position].kind }

  @inline(__always)
  func flags(_ position: Int) -> NodeFlags { rows[position].flags }

  @inline(__always)
  func size(_ position: Int) -> UInt32 {
    let row = rows[position]
    return row.isLarge ? largeNodes[row.number].size : row.size
  }

  @inline(__always)
  func mainToken(_ position: Int) -> UInt32 {
    let row = rows[position]
    return row.isLarge ? largeNodes[row.number].mainToken : row.mainToken
  }
}

/// A node by its first token and what follows from there, or, of a large one, what it is and which.
private struct Row {
  let kind: NodeKind
  let flags: NodeFlags
  /// From the lowest bit on, the distance of the main token from the first one in four bits, all of
  /// them set for a large node; the size in twelve.
  private let extent: UInt16
  /// From the lowest bit on, the number of tokens in eight bits, the first token in the others; the
  /// number of a large node in all.
  private let tokens: UInt32

  private static let largeMark: UInt16 = 15

  /// Nil for a large node.
  @inline(__always)
  init?(_ node: SyntaxNode) {
    let mainDistance = node.mainToken &- node.firstToken
    let count = node.endToken &- node.firstToken
    let excess = count >> 8 | node.size >> 12 | node.firstToken >> 24
    guard mainDistance < Self.largeMark, excess == 0 else { return nil }
    kind = node.kind
    flags = node.flags
    extent = UInt16(truncatingIfNeeded: mainDistance | node.size << 4)
    tokens = count | node.firstToken << 8
  }

  init(_ node: SyntaxNode, number: Int) {
    kind = node.kind
    flags = node.flags
    extent = Self.largeMark
    tokens = UInt32(number)
  }

  var isLarge: Bool { extent & 15 == Self.largeMark }
  /// Of a large node alone.
  var number: Int { Int(tokens) }

  var size: UInt32 { UInt32(extent >> 4) }
  var firstToken: UInt32 { tokens >> 8 }
  var mainToken: UInt32 { firstToken &+ UInt32(extent & 15) }
  var endToken: UInt32 { firstToken &+ (tokens & 0xFF) }
}

extension SyntaxNode {
  @inline(__always)
  fileprivate init(_ row: Row) {
    kind = row.kind
    flags = row.flags
    mainToken = row.mainToken
    firstToken = row.firstToken
    endToken = row.endToken
    size = row.size
  }
}
