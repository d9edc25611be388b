import PureLintSyntax

/// The declarations of a file by the tokens that name them.
struct TokenTable {
  /// Sorted by tokens.
  private let entries: [(token: TokenIndex, index: UInt32)]

  /// - Complexity: O(*n* log *n*) for *n* declarations.
  init(_ declarations: [Declaration]) {
    var entries: [(token: TokenIndex, index: UInt32)] = []
    entries.reserveCapacity(declarations.count)
    for (index, declaration) in declarations.enumerated()
    where declaration.kind != .extensionBlock {
      entries.append((declaration.nameToken, UInt32(index)))
    }
    entries.sort { ($0.token.position, $0.index) < ($1.token.position, $1.index) }
    self.entries = entries
  }

  /// - Complexity: O(log *n*).
  subscript(token: TokenIndex) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].token.position <= token.position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, entries[low - 1].token == token else { return nil }
    return Int(entries[low - 1].index)
  }
}
