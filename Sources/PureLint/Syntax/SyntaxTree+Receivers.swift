extension SyntaxTree {
  /// The construct that takes a value which is written in place.
  public enum Receiver: Hashable {
    /// An assignment, by the left side of `=`.
    case assignment(String)
    /// A call with the value as an argument, by what is called.
    case call(String)
  }

  /// The receiver of the value that begins at a token, as the source writes it: the innermost
  /// assignment or call around it.
  /// - Complexity: O(*d* log *n*) for *d* nodes around the token of *n* children each.
  public func receiver(of token: TokenIndex) -> Receiver? {
    var found: Receiver?
    var next: NodeIndex? = .root
    while let node = next {
      let inner = child(of: node, covering: token)
      switch kind(node) {
      case .call, .subscriptCall:
        if let inner, kind(inner) == .argumentList, let callee = expression(in: node) {
          found = .call(shortText(callee))
        }
      case .sequenceExpression:
        if isAssigned(token, in: node), let target = expression(in: node) {
          found = .assignment(shortText(target))
        }
      case .closure, .codeBlock, .memberBlock: found = nil
      default: break
      }
      next = inner
    }
    return found
  }

  /// The two sides of an assignment of one operand, as in `store = make()`. A value with operators of
  /// its own is none.
  /// - Parameter node: Any node; what is no such assignment has no sides.
  public func assignment(_ node: NodeIndex) -> (target: NodeIndex, value: NodeIndex)? {
    guard kind(node) == .sequenceExpression else { return nil }
    var sides = children(node).makeIterator()
    guard let target = sides.next(), let sign = sides.next(), kind(sign) == .assignmentOperator,
      let value = sides.next(), sides.next() == nil
    else { return nil }
    return (target, value)
  }

  /// Whether a token stands behind the sign of an assignment.
  /// - Parameter sequence: The operands around the token.
  public func isAssigned(_ token: TokenIndex, in sequence: NodeIndex) -> Bool {
    children(sequence).contains { kind($0) == .assignmentOperator && mainToken($0) < token }
  }

  /// The tokens of the expression that is assigned to what a name in front of `=` names: `make()` for
  /// `store` in `self.store = make()`.
  /// - Complexity: O(*d* log *n*) for *d* nodes around the name of *n* children each.
  public func assignedValue(to name: TokenIndex) -> Range<UInt32>? {
    var found: Range<UInt32>?
    var next: NodeIndex? = .root
    while let node = next {
      if kind(node) == .sequenceExpression {
        let sign = children(node).first {
          kind($0) == .assignmentOperator && name < mainToken($0)
        }
        if let sign { found = nodes[sign.position].endToken..<nodes[node.position].endToken }
      }
      next = child(of: node, covering: name)
    }
    return found
  }

  /// The source of an expression, or its last name where that is long.
  private func shortText(_ node: NodeIndex) -> String {
    let text = text(node)
    return text.utf8.count > 40 || text.utf8.contains(0x0A) ? self.text(mainToken(node)) : text
  }
}
