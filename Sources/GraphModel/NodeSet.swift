/// A set of nodes of one graph, at one bit for each node; iterates in the order of the ids.
public struct NodeSet: Hashable, Sendable {
  /// The number of nodes in the set.
  public private(set) var count = 0
  /// Bit `i % 64` of word `i / 64` says whether node `i` is in the set.
  private var words: [UInt64]

  /// Makes an empty set for a graph with that many nodes.
  public init(nodeCount: Int) {
    words = [UInt64](repeating: 0, count: (nodeCount + 63) / 64)
  }

  /// Whether no node is in the set.
  public var isEmpty: Bool { count == 0 }

  /// Whether a node of the graph is in the set.
  ///
  /// - Complexity: O(1).
  public func contains(_ id: NodeID) -> Bool {
    words[id.position / 64] & NodeSet.bit(of: id) != 0
  }

  /// Adds a node of the graph and returns whether it is new.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func insert(_ id: NodeID) -> Bool {
    guard !contains(id) else { return false }
    words[id.position / 64] |= NodeSet.bit(of: id)
    count += 1
    return true
  }

  private static func bit(of id: NodeID) -> UInt64 {
    1 << UInt64(id.index % 64)
  }
}

extension NodeSet: Sequence {
  /// Visits the nodes of a set in the order of their ids.
  public struct Iterator: IteratorProtocol {
    private let words: [UInt64]
    private var position = 0
    /// The bits of the word at `position` that are still to be visited.
    private var rest: UInt64

    fileprivate init(words: [UInt64]) {
      self.words = words
      rest = words.first ?? 0
    }

    /// The next node, or nil after the last.
    public mutating func next() -> NodeID? {
      while rest == 0 {
        position += 1
        guard position < words.count else { return nil }
        rest = words[position]
      }
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      return NodeID(position: position * 64 + bit)
    }
  }

  /// The number of nodes, exactly.
  public var underestimatedCount: Int { count }

  /// Starts at the smallest id.
  public func makeIterator() -> Iterator {
    Iterator(words: words)
  }
}
