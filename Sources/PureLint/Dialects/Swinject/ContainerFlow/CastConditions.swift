import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Conditions of a closure that only check for the type of which its parameter was made: `if let
/// view = view as? HomeView`.
///
/// A container calls the closure with the object that it has built, so the code behind such a
/// condition runs.
struct CastConditions {
  private let tree: SyntaxTree
  private let closure: NodeIndex
  private let parameters: Set<Name>

  init(_ tree: SyntaxTree, _ closure: NodeIndex) {
    self.tree = tree
    self.closure = closure
    let signature = tree.child(closure, .closureSignature)
    let nodes = signature.map { $0.position..<tree.end(of: $0) } ?? 0..<0
    parameters = Set(
      nodes.map { NodeIndex($0) }.filter {
        tree.kind($0) == .closureParameter || tree.kind($0) == .parameter
      }
      .map(tree.name)
    )
  }

  /// Whether nothing else decides whether the closure gets to a token.
  func leadAlone(to token: TokenIndex) -> Bool {
    var next = closure
    while let inner = child(of: next, around: token) {
      switch tree.kind(next) {
      case .closure where next == closure, .codeBlock:
        let isOpen = tree.children(next).prefix { $0 != inner }.contains {
          tree.mayLeave($0) && !isCast($0)
        }
        if isOpen { return false }
      case .ifExpression: if tree.kind(inner) != .codeBlock || !isCast(next) { return false }
      case .sequenceExpression:
        let isOpen = tree.children(next).prefix { $0 != inner }.contains {
          tree.kind($0) == .ternaryOperator
            || tree.kind($0) == .binaryOperator && ["&&", "||", "??"].contains(tree.text($0))
        }
        if isOpen { return false }
      case .closure, .guardStatement, .switchExpression, .forStatement, .whileStatement,
        .catchClause, .deferStatement, .ternaryOperator:
        return false
      default: break
      }
      next = inner
    }
    return true
  }

  private func child(of node: NodeIndex, around token: TokenIndex) -> NodeIndex? {
    tree.children(node).first { child in
      let covered = tree.nodes[child.position]
      return covered.firstToken <= token.rawValue && token.rawValue < covered.endToken
    }
  }

  /// Whether an `if` or a `guard` only binds a parameter as what it is.
  private func isCast(_ statement: NodeIndex) -> Bool {
    guard let conditions = tree.child(statement, .conditionList) else { return false }
    return tree.children(conditions).allSatisfy { condition in
      guard let value = tree.initialValue(of: condition),
        tree.kind(value) == .sequenceExpression
      else { return false }
      let parts = Array(tree.children(value))
      return parts.count == 2 && tree.kind(parts[0]) == .nameExpression
        && parameters.contains(tree.name(parts[0])) && tree.kind(parts[1]) == .castOperator
    }
  }
}
