extension SyntaxTree {
  /// The nodes around a node, outermost first, from the given one on; none if it is not in there.
  /// - Complexity: O(*d* log *n*) for *d* nodes around it of *n* children each.
  public func nodes(around node: NodeIndex, from start: NodeIndex = .root) -> [NodeIndex] {
    var found: [NodeIndex] = []
    // Hardly any code is nested deeper; to grow step by step would take most of the time.
    found.reserveCapacity(32)
    var next = start
    while next != node {
      found.append(next)
      let inner = firstChild(of: next) { node.position < end(of: $0) }
      guard let inner, inner <= node else { return [] }
      next = inner
    }
    return found
  }

  /// The nodes around a token, outermost first, from the given one on.
  /// - Complexity: O(*d* log *n*) for *d* nodes around it of *n* children each.
  public func nodes(aroundToken token: TokenIndex, from start: NodeIndex = .root) -> [NodeIndex] {
    var found: [NodeIndex] = []
    found.reserveCapacity(32)
    var next: NodeIndex? = start
    while let node = next {
      found.append(node)
      next = child(of: node, covering: token)
    }
    return found
  }

  /// The child that a token is a part of.
  func child(of node: NodeIndex, covering token: TokenIndex) -> NodeIndex? {
    let child = firstChild(of: node) { token.rawValue < nodes[$0.position].endToken }
    return child.flatMap { covers(token, $0) ? $0 : nil }
  }

  /// Whether a token is one of a node's.
  public func covers(_ token: TokenIndex, _ node: NodeIndex) -> Bool {
    let covered = nodes[node.position]
    return covered.firstToken <= token.rawValue && token.rawValue < covered.endToken
  }
}
