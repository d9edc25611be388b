/// The nodes of a file while it is being parsed, in postorder.
///
/// An array would check on every node that it is unshared.
struct NodeBuffer: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var rows: UnsafeMutablePointer<NodeRow>
  private(set) var largeNodes: [SyntaxNode] = []

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    rows = .allocate(capacity: self.capacity)
  }

  deinit { rows.deallocate() }

  @inline(__always)
  mutating func append(_ node: SyntaxNode) {
    if count == capacity { grow() }
    rows[count] = NodeRow(node, aside: &largeNodes)
    count += 1
  }

  subscript(position: Int) -> SyntaxNode {
    precondition(position >= 0 && position < count, "no such node")
    let row = rows[position]
    return row.isLarge ? largeNodes[row.number] : SyntaxNode(row)
  }

  mutating func setKind(_ kind: NodeKind, at position: Int) {
    precondition(position >= 0 && position < count, "no such node")
    rows[position].setKind(kind, aside: &largeNodes)
  }

  /// Forgets all nodes from a position on.
  mutating func truncate(to count: Int) {
    assert(count <= self.count, "only what was appended can be forgotten")
    for position in count..<self.count where rows[position].isLarge { largeNodes.removeLast() }
    self.count = count
  }

  private mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<NodeRow>.allocate(capacity: capacity)
    larger.update(from: rows, count: count)
    rows.deallocate()
    rows = larger
  }

  /// Writes a tree in preorder.
  ///
  /// Both orders keep a subtree together. In postorder it begins with its first leaf; in preorder it
  /// is shifted by one place for each ancestor, which all come first. So a node's new place is the
  /// beginning of its subtree plus its depth.
  ///
  /// - Parameters:
  ///   - tree: The positions of its nodes, of all of them.
  ///   - place: Where the first node goes.
  func writeInPreorder(_ tree: Range<Int>, to place: UnsafeMutablePointer<NodeRow>) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: tree.count) { outer in
      // The number of subtrees around the current node, and where the innermost begins; `outer` has
      // the beginnings of those around each of them. No node comes before the outermost.
      var (depth, innermost) = (0, -1)
      var index = tree.upperBound
      while index > tree.lowerBound {
        index &-= 1
        while innermost > index {
          depth &-= 1
          innermost = outer[depth]
        }
        let row = rows[index]
        let size = Int(row.isLarge ? largeNodes[row.number].size : row.size)
        let first = index &+ 1 &- size
        // Field by field, a row would take four loads.
        (place + (first &- tree.lowerBound &+ depth)).update(from: rows + index, count: 1)
        // A leaf surrounds nothing.
        guard size > 1 else { continue }
        outer[depth] = innermost
        depth &+= 1
        innermost = first
      }
    }
  }
}
