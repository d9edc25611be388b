/// A set of kinds of nodes, which tells what it holds in a few instructions.
public struct NodeKindSet: Sendable, ExpressibleByArrayLiteral {
  /// Element `i` says whether the set holds kind `i`, as there are at most 256.
  private let flags: [Bool]

  /// A set of some kinds, which may repeat.
  public init(_ kinds: some Sequence<NodeKind>) {
    var flags = [Bool](repeating: false, count: 256)
    for kind in kinds { flags[Int(kind.rawValue)] = true }
    self.flags = flags
  }

  /// A set of the kinds between the brackets.
  public init(arrayLiteral kinds: NodeKind...) { self.init(kinds) }

  /// The position of the first of some rows that is of one of the kinds.
  /// - Complexity: O(rows in front of it).
  func first(in rows: UnsafeBufferPointer<NodeRow>, _ positions: Range<Int>) -> Int? {
    precondition(positions.lowerBound >= 0 && positions.upperBound <= rows.count, "no such node")
    return flags.withUnsafeBufferPointer { flags in
      var position = positions.lowerBound
      while position < positions.upperBound {
        if flags[Int(rows[position].kind.rawValue)] { return position }
        position &+= 1
      }
      return nil
    }
  }
}
