/// A node by its first token and what follows from there, in eight bytes; of a large one, which covers
/// much or stands far behind, what it is and which.
@usableFromInline
struct NodeRow: Sendable {
  @usableFromInline var kind: NodeKind
  @usableFromInline let flags: NodeFlags
  /// From the lowest bit on, the distance of the main token from the first one in four bits, all of
  /// them set for a large node; the size in twelve.
  @usableFromInline let extent: UInt16
  /// From the lowest bit on, the number of tokens in eight bits, the first token in the others; the
  /// number of a large node in all.
  @usableFromInline let tokens: UInt32

  @inlinable static var largeMark: UInt16 { 15 }

  @inlinable var isLarge: Bool { extent & 15 == Self.largeMark }
  /// Of a large node alone.
  @inlinable var number: Int { Int(tokens) }

  // Of all other nodes alone.

  @inlinable var size: UInt32 { UInt32(extent >> 4) }
  @inlinable var firstToken: UInt32 { tokens >> 8 }
  @inlinable var mainToken: UInt32 { firstToken &+ UInt32(extent & 15) }
  var endToken: UInt32 { firstToken &+ (tokens & 0xFF) }

  /// The node with its tokens further on, where a tree has so few that it does not get large.
  @inline(__always)
  func moved(by distance: UInt32) -> NodeRow {
    NodeRow(kind: kind, flags: flags, extent: extent, tokens: tokens &+ distance << 8)
  }

  /// The number of tokens up to which a node need not be large for where it stands.
  static let tokenLimit = 1 << 24

  /// Makes the node another kind of leaf.
  mutating func setKind(_ kind: NodeKind, aside largeNodes: inout [SyntaxNode]) {
    self.kind = kind
    if isLarge { largeNodes[number].kind = kind }
  }
}

extension NodeRow {
  /// - Parameter largeNodes: Where large nodes are kept in full, by their numbers.
  @inline(__always)
  init(_ node: SyntaxNode, aside largeNodes: inout [SyntaxNode]) {
    let mainDistance = node.mainToken &- node.firstToken
    let count = node.endToken &- node.firstToken
    guard mainDistance < Self.largeMark, count < 1 << 8, node.size < 1 << 12,
      node.firstToken < Self.tokenLimit
    else {
      self.init(large: node, aside: &largeNodes)
      return
    }
    self.init(
      kind: node.kind,
      flags: node.flags,
      extent: UInt16(truncatingIfNeeded: mainDistance | node.size << 4),
      tokens: count | node.firstToken << 8
    )
  }

  @inline(never)
  private init(large node: SyntaxNode, aside largeNodes: inout [SyntaxNode]) {
    self.init(
      kind: node.kind,
      flags: node.flags,
      extent: Self.largeMark,
      tokens: UInt32(largeNodes.count)
    )
    largeNodes.append(node)
  }
}

extension SyntaxNode {
  /// A node that is not large.
  @inline(__always)
  init(_ row: NodeRow) {
    kind = row.kind
    flags = row.flags
    mainToken = row.mainToken
    firstToken = row.firstToken
    endToken = row.endToken
    size = row.size
  }
}
