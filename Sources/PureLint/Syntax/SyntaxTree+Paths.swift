extension SyntaxTree {
  /// The nodes around a node, outermost first, from the given one on; none if it is not in there.
  /// - Complexity: O(nodes around it and beside them).
  func nodes(around node: NodeIndex, from start: NodeIndex = .root) -> [NodeIndex] {
    var found: [NodeIndex] = []
    var next = start
    while next != node {
      found.append(next)
      let inner = children(next).first { $0 <= node && node.position < end(of: $0) }
      guard let inner else { return [] }
      next = inner
    }
    return found
  }

  /// The nodes around a token, outermost first, from the given one on.
  /// - Complexity: O(nodes around it and beside them).
  func nodes(aroundToken token: TokenIndex, from start: NodeIndex = .root) -> [NodeIndex] {
    var found: [NodeIndex] = []
    // Hardly any code is nested deeper; to grow step by step would take most of the time.
    found.reserveCapacity(32)
    var next: NodeIndex? = start
    while let node = next {
      found.append(node)
      next = children(node).first { covers(token, $0) }
    }
    return found
  }

  /// Whether a token is one of a node's.
  func covers(_ token: TokenIndex, _ node: NodeIndex) -> Bool {
    let covered = nodes[node.position]
    return covered.firstToken <= token.rawValue && token.rawValue < covered.endToken
  }
}
