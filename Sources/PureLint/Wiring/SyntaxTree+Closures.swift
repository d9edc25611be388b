import PureLintSyntax

extension SyntaxTree {
  /// Whether a closure is called where it is written: `{ … }()`.
  package func isCalledAtOnce(_ closure: NodeIndex) -> Bool {
    guard let outer = nodes(around: closure).last, kind(outer) == .call else { return false }
    return expression(in: outer) == closure
  }
}
