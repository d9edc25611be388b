/// Bodies and branches: what they yield.
extension Resolver {
  /// Walks a body from which `return` leaves; the type that it yields.
  func inferBody(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let outer = (context.returnType, context.returned)
    defer { (context.returnType, context.returned) = outer }
    context.returnType = expected
    context.returned = JoinedType()
    let value = context.block { inferBlock(node, expected: expected, &$0) }
    let result = context.returned.isEmpty ? value ?? .void : context.returned.type
    return known(expected, orElse: result)
  }

  /// The value of a block of one expression; nil of one that leaves or yields nothing.
  private func inferBlock(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType? {
    let tree = context.tree
    let items = tree.children(node).filter { tree.kind($0) != .closureSignature }
    return infer(items: items, expected: expected, &context)
  }

  private func infer(
    items: [NodeIndex],
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType? {
    let tree = context.tree
    guard items.count == 1 else {
      walk(items: items, &context)
      return nil
    }
    switch tree.kind(items[0]) {
    case .ifConfig:
      var values = JoinedType()
      for clause in tree.children(items[0]) {
        inside(clause: clause, &context) { context in
          let inner = contents(of: clause, tree)
          values.add(infer(items: inner, expected: expected, &context))
        }
      }
      return values.isEmpty ? nil : values.type
    case let kind where kind.isExpression:
      return infer(items[0], expected: expected, &context)
    case .thenStatement:
      return tree.expression(in: items[0]).map { infer($0, expected: expected, &context) }
    default:
      walk(item: items[0], &context)
      return nil
    }
  }

  /// What stands in a clause of `#if`, behind its condition.
  private func contents(of clause: NodeIndex, _ tree: SyntaxTree) -> [NodeIndex] {
    let isElse = tree.tokens.kinds[tree.mainToken(clause).position] == .poundElse
    return Array(tree.children(clause).dropFirst(isElse ? 0 : 1))
  }

  // MARK: if, switch, do

  /// `if`, `switch` and `do`, as statements and where a value is expected.
  func inferBranches(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    var values = JoinedType()
    switch context.tree.kind(node) {
    case .ifExpression: inferIf(node, expected: expected, &values, &context)
    case .switchExpression: inferSwitch(node, expected: expected, &values, &context)
    default: inferDo(node, expected: expected, &values, &context)
    }
    return known(expected, orElse: values.type)
  }

  private func inferIf(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ values: inout JoinedType,
    _ context: inout Context
  ) {
    let tree = context.tree
    var blocks = Array(tree.children(node))
    // What the conditions bind is in scope in the first block alone.
    context.block { context in
      while let child = blocks.first {
        blocks.removeFirst()
        if tree.kind(child) == .conditionList {
          walkConditions(child, &context)
        } else {
          inferBranch(child, expected: expected, &values, &context)
          break
        }
      }
    }
    // Without `else` there is no value.
    if blocks.isEmpty { values.add(.void) }
    for block in blocks { inferBranch(block, expected: expected, &values, &context) }
  }

  /// One block behind `if` or `else`, or the `if` behind `else`.
  private func inferBranch(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ values: inout JoinedType,
    _ context: inout Context
  ) {
    let value = context.branch { context in
      context.tree.kind(node) == .codeBlock
        ? context.block { inferBlock(node, expected: expected, &$0) }
        : infer(items: [node], expected: expected, &context)
    }
    values.add(value)
  }

  private func inferSwitch(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ values: inout JoinedType,
    _ context: inout Context
  ) {
    let tree = context.tree
    var subject = SwiftType.unknown
    for child in tree.children(node) {
      if tree.kind(child).isExpression {
        subject = infer(child, expected: nil, &context)
      } else {
        inferCase(child, subject: subject, expected: expected, &values, &context)
      }
    }
  }

  private func inferDo(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ values: inout JoinedType,
    _ context: inout Context
  ) {
    let tree = context.tree
    var error = plainTypes.error
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .effect:
        if let type = tree.type(in: child) {
          error = resolve(type, file: context.file, scope: context.scope)
        }
      case .codeBlock:
        values.add(context.block { inferBlock(child, expected: expected, &$0) })
      default: inferCase(child, subject: error, expected: expected, &values, &context)
      }
    }
  }

  /// One `case` or `catch`, or an `#if` of cases.
  private func inferCase(
    _ node: NodeIndex,
    subject: SwiftType,
    expected: SwiftType?,
    _ values: inout JoinedType,
    _ context: inout Context
  ) {
    let tree = context.tree
    switch tree.kind(node) {
    case .ifConfig:
      for clause in tree.children(node) {
        inside(clause: clause, &context) { context in
          for child in contents(of: clause, tree) {
            inferCase(child, subject: subject, expected: expected, &values, &context)
          }
        }
      }
    case .switchCase, .catchClause:
      let value = context.branch { context in
        context.block { inferCase(node, subject: subject, expected: expected, &$0) }
      }
      values.add(value)
    default: visitAll(node, &context)
    }
  }

  private func inferCase(
    _ node: NodeIndex,
    subject: SwiftType,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType? {
    let tree = context.tree
    var items: [NodeIndex] = []
    if tree.kind(node) == .catchClause { context.bind("error", subject) }
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .caseItem: match(caseItem: child, subject: subject, &context)
      case .attribute: break
      case .codeBlock: return context.block { inferBlock(child, expected: expected, &$0) }
      default: items.append(child)
      }
    }
    return infer(items: items, expected: expected, &context)
  }

  private func match(caseItem node: NodeIndex, subject: SwiftType, _ context: inout Context) {
    let tree = context.tree
    for part in tree.children(node) {
      if tree.kind(part).isPattern { bind(part, subject, &context) }
      if tree.kind(part) == .whereCondition { visitAll(part, &context) }
    }
  }
}
