import PureLintSource
import PureLintSyntax

/// Bodies and branches: what they yield.
extension BodyWalker {
  /// Walks a body from which `return` leaves; the type that it yields.
  func inferBody(_ node: NodeIndex, expected: SwiftType?) -> SwiftType {
    let outer = (returnType, returned, exits)
    defer { (returnType, returned, exits) = outer }
    returnType = expected
    returned = JoinedType()
    let value = block { inferBlock(node, expected: expected) }
    let result = returned.isEmpty ? value ?? .void : returned.type(resolver)
    return known(expected, orElse: result)
  }

  /// The value of a block of one expression; nil of one that leaves or yields nothing.
  private func inferBlock(_ node: NodeIndex, expected: SwiftType?) -> SwiftType? {
    let items = tree.children(node).filter { tree.kind($0) != .closureSignature }
    return infer(items: items, expected: expected)
  }

  private func infer(items: [NodeIndex], expected: SwiftType?) -> SwiftType? {
    guard items.count == 1 else {
      walk(items: items)
      return nil
    }
    switch tree.kind(items[0]) {
    case .ifConfig:
      var values = JoinedType()
      for clause in tree.children(items[0]) {
        inside(clause: clause) {
          let inner = contents(of: clause)
          values.add(infer(items: inner, expected: expected))
        }
      }
      return values.isEmpty ? nil : values.type
    case let kind where kind.isExpression:
      return infer(items[0], expected: expected)
    case .thenStatement:
      return tree.expression(in: items[0]).map { infer($0, expected: expected) }
    default:
      walk(item: items[0])
      return nil
    }
  }

  /// What stands in a clause of `#if`, behind its condition.
  private func contents(of clause: NodeIndex) -> [NodeIndex] {
    let isElse = tree.tokens.kinds[tree.mainToken(clause).position] == .poundElse
    return Array(tree.children(clause).dropFirst(isElse ? 0 : 1))
  }

  // MARK: if, switch, do

  /// `if`, `switch` and `do`, as statements and where a value is expected.
  func inferBranches(_ node: NodeIndex, expected: SwiftType?) -> SwiftType {
    var values = JoinedType()
    switch tree.kind(node) {
    case .ifExpression: inferIf(node, expected: expected, &values)
    case .switchExpression: inferSwitch(node, expected: expected, &values)
    default: inferDo(node, expected: expected, &values)
    }
    return known(expected, orElse: values.type(resolver))
  }

  private func inferIf(_ node: NodeIndex, expected: SwiftType?, _ values: inout JoinedType) {
    var blocks = Array(tree.children(node))
    // What the conditions bind is in scope in the first block alone.
    block {
      while let child = blocks.first {
        blocks.removeFirst()
        if tree.kind(child) == .conditionList {
          walkConditions(child)
        } else {
          inferBranch(child, expected: expected, &values)
          break
        }
      }
    }
    // Without `else` there is no value.
    if blocks.isEmpty { values.add(.void) }
    for block in blocks { inferBranch(block, expected: expected, &values) }
  }

  /// One block behind `if` or `else`, or the `if` behind `else`.
  private func inferBranch(_ node: NodeIndex, expected: SwiftType?, _ values: inout JoinedType) {
    let value = branch {
      tree.kind(node) == .codeBlock
        ? block { inferBlock(node, expected: expected) }
        : infer(items: [node], expected: expected)
    }
    values.add(value)
  }

  private func inferSwitch(_ node: NodeIndex, expected: SwiftType?, _ values: inout JoinedType) {
    let outer = exits.ofBlocks
    defer { exits.ofBlocks = outer }
    var subject = SwiftType.unknown
    for child in tree.children(node) {
      if tree.kind(child).isExpression {
        subject = infer(child, expected: nil)
      } else {
        inferCase(child, subject: subject, expected: expected, &values)
      }
    }
  }

  private func inferDo(_ node: NodeIndex, expected: SwiftType?, _ values: inout JoinedType) {
    var error = resolver.plainTypes.error
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .effect:
        if let type = tree.type(in: child) {
          error = resolve(type)
        }
      case .codeBlock:
        values.add(block { inferBlock(child, expected: expected) })
      default: inferCase(child, subject: error, expected: expected, &values)
      }
    }
  }

  /// One `case` or `catch`, or an `#if` of cases.
  private func inferCase(
    _ node: NodeIndex,
    subject: SwiftType,
    expected: SwiftType?,
    _ values: inout JoinedType
  ) {
    switch tree.kind(node) {
    case .ifConfig:
      for clause in tree.children(node) {
        inside(clause: clause) {
          for child in contents(of: clause) {
            inferCase(child, subject: subject, expected: expected, &values)
          }
        }
      }
    case .switchCase, .catchClause:
      let value = branch {
        block { inferCase(node, subject: subject, expected: expected) }
      }
      values.add(value)
    default: visitAll(node)
    }
  }

  private func inferCase(
    _ node: NodeIndex,
    subject: SwiftType,
    expected: SwiftType?
  ) -> SwiftType? {
    var items: [NodeIndex] = []
    if tree.kind(node) == .catchClause { locals.bind("error", subject) }
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .caseItem: match(caseItem: child, subject: subject)
      case .attribute: break
      case .codeBlock: return block { inferBlock(child, expected: expected) }
      default: items.append(child)
      }
    }
    return infer(items: items, expected: expected)
  }

  private func match(caseItem node: NodeIndex, subject: SwiftType) {
    for part in tree.children(node) {
      if tree.kind(part).isPattern { bind(part, subject) }
      if tree.kind(part) == .whereCondition { visitAll(part) }
    }
  }
}
