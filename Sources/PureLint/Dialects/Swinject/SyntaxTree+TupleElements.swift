import PureLintResolution
import PureLintSyntax

extension SyntaxTree {
  /// The parts of the tuple in which an operator is told a name and arguments.
  func tupleElements(of node: NodeIndex) -> [CallArgument] {
    guard kind(node) == .tupleExpression else { return [] }
    return children(node).filter { kind($0) == .argument }.compactMap { argument in
      let token = mainToken(argument)
      let isLabelled = flags(argument).contains(.hasLabel)
      return expression(in: argument).map {
        CallArgument(label: isLabelled ? name(token) : nil, node: $0, token: token)
      }
    }
  }
}
