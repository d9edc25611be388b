/// Subscripts: whose they are and what they yield.
extension Resolver {
  func inferSubscript(_ node: NodeIndex, _ context: inout Context) -> SwiftType {
    let tree = context.tree
    guard let baseNode = tree.expression(in: node) else { return .unknown }
    let base = infer(baseNode, expected: nil, &context).unwrapped
    let arguments = callArguments(of: node, tree)
    for argument in arguments {
      // A dictionary's default is made where there is no value.
      if argument.label == "default" {
        context.branch { _ = infer(argument.node, expected: nil, &$0) }
      } else {
        infer(argument.node, expected: nil, &context)
      }
    }
    let found = findMembers("subscript", of: base).filter {
      program[$0.id].kind == .subscriptMember
        && ArgumentMatching.match(arguments, to: parameterList(of: $0.id)) != nil
    }
    if isSlice(arguments, context.tree) { return isArray(base) ? base : .unknown }
    if let first = found.first, found.count == 1 || !program.isSource(first.id) {
      return substitute(first.substitution, in: resultType(of: first.id))
    }
    return base.part
  }

  private func isArray(_ type: SwiftType) -> Bool {
    type.declaration.map { !program.isSource($0) && program[$0].name == "Array" } ?? false
  }

  /// Whether what stands in brackets is a range, so that the result is some of the elements.
  private func isSlice(_ arguments: [CallArgument], _ tree: SyntaxTree) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil else { return false }
    let kinds: Set<NodeKind> = [.sequenceExpression, .prefixExpression, .postfixExpression]
    let text = tree.text(arguments[0].node)
    return kinds.contains(tree.kind(arguments[0].node))
      && (text.contains("...") || text.contains("..<"))
  }
}
