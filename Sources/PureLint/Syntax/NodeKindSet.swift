/// A set of kinds of nodes, which tells what it holds in a few instructions.
struct NodeKindSet: Sendable, ExpressibleByArrayLiteral {
  /// One bit for each kind, as there are at most 256.
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init(_ kinds: some Sequence<NodeKind>) {
    for kind in kinds {
      let bit: UInt64 = 1 << UInt64(kind.rawValue & 63)
      switch kind.rawValue >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      default: words.3 |= bit
      }
    }
  }

  init(arrayLiteral kinds: NodeKind...) { self.init(kinds) }

  func contains(_ kind: NodeKind) -> Bool {
    let word =
      switch kind.rawValue >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word >> UInt64(kind.rawValue & 63) & 1 == 1
  }
}
