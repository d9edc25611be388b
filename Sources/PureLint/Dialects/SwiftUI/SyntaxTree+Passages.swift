import PureLintSyntax

/// Whether code gets by a statement to what stands behind it.
enum Passage {
  case always
  /// Only where a branch of the statement is taken; the statement itself stands for what it does where it
  /// leaves by none of its blocks.
  case behind(NodeIndex)
  /// Where that is not one branch alone.
  case perhaps
}

extension SyntaxTree {
  /// Whether code gets by a statement, as far as the ends of its blocks tell.
  func passage(by statement: NodeIndex) -> Passage {
    switch kind(statement) {
    case .guardStatement: return .behind(statement)
    case .ifExpression:
      guard let first = child(statement, .codeBlock) else { return .always }
      let other = children(statement).first { $0 > first }
      let otherLeaves = other.map(someBlockLeaves) ?? false
      switch (leaves(first), otherLeaves) {
      case (false, false): return .always
      case (true, false): return .behind(statement)
      case (false, true): return other.map(kind) == .codeBlock ? .behind(first) : .perhaps
      case (true, true): return .perhaps
      }
    case .switchExpression:
      return children(statement).contains { kind($0) == .switchCase && leaves($0) }
        ? .perhaps : .always
    default: return .always
    }
  }

  /// Whether a block, or some block of an `if` with all that follow its `else`, leaves the code around.
  private func someBlockLeaves(_ start: NodeIndex) -> Bool {
    var next: NodeIndex? = start
    while let node = next {
      guard kind(node) == .ifExpression else { return leaves(node) }
      guard let first = child(node, .codeBlock) else { return false }
      if leaves(first) { return true }
      next = children(node).first { $0 > first }
    }
    return false
  }

  /// Whether a block leaves the code around at its end.
  private func leaves(_ block: NodeIndex) -> Bool {
    var last: NodeIndex?
    for child in children(block) { last = child }
    return last.map { [.returnStatement, .throwStatement].contains(kind($0)) } ?? false
  }

  /// Whether a node holds statements that run one behind the other.
  func isBlock(_ node: NodeIndex) -> Bool {
    [.codeBlock, .closure, .switchCase].contains(kind(node))
  }
}
