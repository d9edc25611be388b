import PureLintSource
import PureLintSyntax

extension SyntaxTree {
  /// Whether a name, or what `if let name` binds, is what a modifier hands its closure when something
  /// happens: `.onChange(of: text) { text in … }`.
  func tellsOfEvent(_ node: NodeIndex) -> Bool {
    let named = kind(node) == .optionalBinding ? child(node, .identifierPattern) : node
    guard let named, let closure = closure(ofParameter: named),
      let call = nodes(around: closure).last(where: { kind($0) == .call }),
      let callee = expression(in: call), callee < closure, kind(callee) == .memberAccess
    else { return false }
    return SwiftUINames.modifier(name(callee)) == .plain
  }
}
