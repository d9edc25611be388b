import PureLintResolution
import PureLintSyntax

/// The expressions that the closures of modules and of starts list.
struct DirkLists {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The closures that a call is handed.
  func closures(of call: NodeIndex, _ tree: SyntaxTree) -> [NodeIndex] {
    tree.callArguments(of: call).map(\.node).filter { tree.kind($0) == .closure }
  }

  /// The expressions that a builder's closure lists, with those in clauses of `#if`.
  func items(of node: NodeIndex, in file: Int) -> [NodeIndex] {
    let tree = program.trees[file]
    return tree.children(node).flatMap { child -> [NodeIndex] in
      switch tree.kind(child) {
      case .ifConfig: items(of: child, in: file)
      case .ifConfigClause:
        program.condition(of: child, in: file) == nil ? [] : items(of: child, in: file)
      case .returnStatement: tree.expression(in: child).map { [$0] } ?? []
      case let kind where kind.isExpression:
        child == tree.directiveCondition(of: node) ? [] : [child]
      default: []
      }
    }
  }

  /// An expression without `try` and parentheses.
  func bare(_ node: NodeIndex, _ tree: SyntaxTree) -> NodeIndex {
    var next = node
    while true {
      switch tree.kind(next) {
      case .tryExpression:
        guard let inner = tree.expression(in: next) else { return next }
        next = inner
      case .tupleExpression:
        let parts = tree.children(next).compactMap { tree.expression(in: $0) }
        guard parts.count == 1 else { return next }
        next = parts[0]
      default: return next
      }
    }
  }
}
