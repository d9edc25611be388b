@testable import PureLintSyntax

extension ParserFacts {
  mutating func addStatement(_ node: NodeIndex) -> Bool {
    switch kind(node) {
    case .codeBlock:
      addBlock(node)
    case .ifExpression:
      addPlain("if", node)
    case .guardStatement:
      addPlain("guard", node)
    case .whileStatement:
      addPlain("while", node)
    case .repeatStatement:
      addPlain("repeat_while", node)
    case .switchExpression:
      addPlain("switch", node)
    case .returnStatement:
      addPlain("return", node)
    case .throwStatement:
      addPlain("throw", node)
    case .yieldStatement:
      addYield(node)
    case .discardStatement:
      addPlain("discard", node)
    case .thenStatement:
      add("then") { $0.addChildren(node) }
    case .breakStatement:
      addPlain("break", node)
    case .continueStatement:
      addPlain("continue", node)
    case .fallthroughStatement:
      addPlain("fallthrough", node)
    case .doExpression:
      addPlain("do", node)
    case .effect:
      break
    case .deferStatement:
      add("defer @\(range(node))") { $0.addChildren(node) }
    case .forStatement:
      addFor(node)
    case .labeledStatement:
      addLabeled(node)
    case .switchCase:
      addCase(node)
    case .catchClause:
      addCatch(node)
    case .caseItem:
      add("item") { facts in
        // The compiler supplies `let error` in `catch where`.
        let hasPattern = facts.children(node).first.map { facts.kind($0) != .whereCondition }
        if hasPattern == false { facts.list.add("name error") }
        facts.addChildren(node)
      }
    case .whereCondition, .conditionList:
      addChildren(node)
    case .optionalBinding, .caseCondition:
      addCondition(node)
    case .availability:
      list.add("available")
    default:
      return false
    }
    return true
  }

  private mutating func addPlain(_ word: String, _ node: NodeIndex) {
    add("\(word) @\(range(node))") { $0.addChildren(node) }
  }

  /// `if let a` means `if let a = a`.
  private mutating func addCondition(_ node: NodeIndex) {
    add("condition") { facts in
      facts.addBinding(node, facts.child(node, .typeAnnotation))
      let isShort = facts.child(node, .initializerClause) == nil
      for name in facts.names(node) where isShort { facts.list.add("name \(facts.text(name))") }
    }
  }

  /// The dump puts the `where` in front of the sequence.
  private mutating func addFor(_ node: NodeIndex) {
    var parts = children(node)
    add("for @\(range(node))") { facts in
      let pattern = parts.removeFirst()
      let annotation = parts.first.flatMap { facts.kind($0) == .typeAnnotation ? $0 : nil }
      if annotation != nil { parts.removeFirst() }
      facts.addTyped(pattern, annotation)
      facts.add(parts.filter { facts.kind($0) == .whereCondition })
      facts.add(parts.filter { facts.kind($0) != .whereCondition })
    }
  }

  /// The label belongs to the statement in the dump, which begins there.
  private mutating func addLabeled(_ node: NodeIndex) {
    guard let statement = children(node).first else { return }
    var inner = facts(of: statement)
    if let first = inner.first {
      let word = first.text.prefix { $0 != " " }
      inner[0] = Fact(depth: 0, text: "\(word) @\(range(node))")
    }
    list.append(inner)
  }

  private mutating func addCase(_ node: NodeIndex) {
    add("case") { facts in
      if facts.tree.flags(node).contains(.isDefault) { facts.list.add("default") }
      facts.add(facts.children(node).filter { facts.kind($0) != .attribute })
    }
  }

  private mutating func addCatch(_ node: NodeIndex) {
    add("case") { facts in
      if facts.child(node, .caseItem) == nil {
        // The compiler supplies `let error`.
        facts.add("item") { $0.list.add("name error") }
      }
      facts.addChildren(node)
    }
  }

  /// `yield (a, b)` has two results.
  private mutating func addYield(_ node: NodeIndex) {
    guard let value = children(node).first, kind(value) == .tupleExpression else {
      return addPlain("yield", node)
    }
    add("yield @\(range(node))") { facts in
      for argument in facts.children(value) { facts.addChildren(argument) }
    }
  }
}
