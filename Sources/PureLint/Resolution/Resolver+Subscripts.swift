/// Subscripts: whose they are and what they yield.
extension Resolver {
  func inferSubscript(
    _ node: NodeIndex,
    _ expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    guard let baseNode = context.tree.expression(in: node) else { return .unknown }
    let base = inferBase(baseNode, expected, &context)
    return element(of: base.unwrapped, at: node, &context)
  }

  /// What a value yields for the arguments in brackets that a node holds.
  func element(
    of base: SwiftType,
    at node: NodeIndex,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    let arguments = callArguments(of: node, tree)
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return inferKeyPathAccess(arguments[0].node, of: base, &context)
    }
    let fitting = findMembers("subscript", of: base).compactMap { member -> (Member, [Int])? in
      guard program[member.id].kind == .subscriptMember else { return nil }
      return ArgumentMatching.match(arguments, to: parameterList(of: member.id))
        .map { (member, $0) }
    }
    let chosen = firstThatSuits(fitting, arguments, context) { member, positions in
      let parameters = parameterList(of: member.id)
      return positions.map { substitute(member.substitution, in: parameters[$0].type) }
    }
    let given = arguments.map { argument in
      argument.label.map { program.libraries.knows($0, .isFallbackLabel) } == true
        ? context.branch { infer(argument.node, expected: nil, &$0) }
        : infer(argument.node, expected: nil, &context)
    }
    if isSlice(arguments, tree) { return isArray(base) ? base : .unknown }
    guard let (member, _) = chosen else { return subscriptOfLibrary(base, given) }
    return substitute(member.substitution, in: resultType(of: member.id))
  }

  /// `value[keyPath: path]`: what the path ends in.
  private func inferKeyPathAccess(
    _ path: NodeIndex,
    of base: SwiftType,
    _ context: inout Context
  ) -> SwiftType {
    let type = infer(path, expected: .external(language.keyPath, [base, .unknown]), &context)
    guard case .external(_, let arguments) = type.form, arguments.count == 2 else {
      return .unknown
    }
    return arguments[1]
  }

  /// What a subscript yields that no source declares: made of its base and of what it is given, as by
  /// `values[Key.self]`.
  private func subscriptOfLibrary(_ base: SwiftType, _ given: [SwiftType]) -> SwiftType {
    if let id = base.declaration, program.isSource(id) { return .unknown }
    return .made(of: [foreignMember("subscript", of: base)] + given)
  }

  private func isArray(_ type: SwiftType) -> Bool {
    type.declaration.map { isArray($0) } ?? false
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
