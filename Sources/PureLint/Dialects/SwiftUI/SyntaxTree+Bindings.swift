import PureLintSource
import PureLintSyntax

extension SyntaxTree {
  /// The value that an `if let` or a `guard let` in front of a name binds to it.
  func value(boundTo node: NodeIndex) -> NodeIndex? {
    guard kind(node) == .nameExpression else { return nil }
    let around = nodes(around: node)
    for (outer, inner) in zip(around, around.dropFirst()).reversed() {
      if kind(outer) == .ifExpression, kind(inner) == .codeBlock,
        child(outer, .codeBlock) == inner, let value = value(ofBinding: name(node), by: outer)
      {
        return value
      }
      guard isBlock(outer) else { continue }
      for statement in children(outer).prefix(while: { $0 < inner }).reversed()
      where kind(statement) == .guardStatement {
        if let value = value(ofBinding: name(node), by: statement) { return value }
      }
    }
    return nil
  }

  private func value(ofBinding name: Name, by statement: NodeIndex) -> NodeIndex? {
    guard let conditions = child(statement, .conditionList) else { return nil }
    for binding in children(conditions) where kind(binding) == .optionalBinding {
      guard let pattern = child(binding, .identifierPattern), self.name(pattern) == name else {
        continue
      }
      return initialValue(of: binding)
    }
    return nil
  }
}
