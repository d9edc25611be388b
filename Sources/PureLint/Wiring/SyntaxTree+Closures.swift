import PureLintResolution
import PureLintSyntax

extension SyntaxTree {
  /// Whether a closure is called where it is written: `{ … }()`.
  package func isCalledAtOnce(_ closure: NodeIndex) -> Bool {
    guard let outer = nodes(around: closure).last, kind(outer) == .call else { return false }
    return expression(in: outer) == closure
  }
}

extension Program {
  /// Whether a parameter takes its argument as a closure.
  package func isAutoclosure(_ parameter: DeclarationID) -> Bool {
    guard self[parameter].kind == .parameter else { return false }
    let tree = tree(of: parameter)
    return tree.type(in: self[parameter].node).map(tree.isAutoclosure) ?? false
  }
}
