import PureLintSource
import PureLintSyntax

/// The walk over the bodies of a file: every statement once, names bound as they appear.
extension BodyWalker {
  /// Walks a file and records what it mentions and builds.
  ///
  /// What is recorded depends on no other file having been walked.
  /// - Parameter walked: What to look at; nil for all of it.
  static func walk(
    file: Int,
    partly walked: WalkedDeclarations? = nil,
    _ resolver: Resolver,
    _ recorder: FactRecorder
  ) {
    defer { resolver.known.forgetProvisional() }
    let walker = BodyWalker(resolver, file: file, scope: nil, recorder: recorder)
    walker.walked = walked
    for item in walker.tree.children(.root) where walked?.contain(item, of: walker.tree) != false {
      walker.walk(item: item)
    }
    walker.recordConflicts()
  }

  /// Walks one item.
  func walk(item node: NodeIndex) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else {
      recordWords(of: node)
      return
    }
    switch tree.kind(node) {
    case .variableDeclaration:
      for child in tree.children(node) where tree.kind(child) == .patternBinding {
        walkBinding(child)
      }
      walkAttributes(of: node)
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
      .subscriptDeclaration:
      walkFunction(node)
    case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration,
      .protocolDeclaration, .extensionDeclaration:
      walkType(node)
    case .enumCaseDeclaration, .macroDeclaration: visitAll(node)
    case .ifConfig:
      for clause in tree.children(node) {
        inside(clause: clause) {
          for item in tree.children(clause) { walk(item: item) }
        }
      }
    case .returnStatement:
      let expected = returnType
      let value = tree.expression(in: node).map { infer($0, expected: expected) }
      returned.add(value ?? .void)
      exits.ofBodies += 1
    default: walkStatement(node)
    }
  }

  /// Looks at a clause of `#if` under its condition; at none that is never compiled.
  func inside(clause: NodeIndex, _ body: () -> Void) {
    guard let condition = program.condition(of: clause, in: file) else { return }
    let outer = self.condition
    self.condition = condition
    clauses += 1
    branch(body)
    clauses -= 1
    self.condition = outer
  }

  private func walkStatement(_ node: NodeIndex) {
    switch tree.kind(node) {
    case .ifExpression, .switchExpression, .doExpression:
      _ = inferBranches(node, expected: nil)
    case .guardStatement:
      for child in tree.children(node) {
        if tree.kind(child) == .conditionList { walkConditions(child) }
        if tree.kind(child) == .codeBlock {
          branch { block { walkItems(of: child) } }
        }
      }
    case .whileStatement, .repeatStatement, .forStatement:
      let outer = exits
      branch { block { walkLoop(node) } }
      (exits.ofTurns, exits.ofBlocks) = (outer.ofTurns, outer.ofBlocks)
    case .deferStatement, .labeledStatement:
      branch { block { walkLoop(node) } }
    case .throwStatement:
      if let value = tree.expression(in: node) {
        infer(value, expected: resolver.plainTypes.error)
      }
      exits.ofBodies += 1
    case .breakStatement, .continueStatement: walkJump(node)
    case let kind where kind.isExpression:
      infer(node, expected: nil)
    case let kind where kind.isType:
      break
    default:
      visitAll(node)
    }
  }

  func walkItems(of node: NodeIndex) {
    walk(items: Array(tree.children(node)))
  }

  func walk(items: [NodeIndex]) {
    let branches = self.branches
    defer { self.branches = branches }
    let first = exits
    for item in items {
      walk(item: item)
      if exits != first { self.branches = branches + 1 }
    }
  }

  /// `break` and `continue`, with a label or without.
  private func walkJump(_ node: NodeIndex) {
    if tree.hasLabel(node) {
      exits.ofBodies += 1
    } else if tree.kind(node) == .breakStatement {
      exits.ofBlocks += 1
    } else {
      exits.ofTurns += 1
    }
  }

  private func walkLoop(_ node: NodeIndex) {
    var pattern: NodeIndex?
    var annotated: SwiftType?
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .conditionList: walkConditions(child)
      case .codeBlock: block { walkItems(of: child) }
      case .typeAnnotation:
        annotated = tree.type(in: child).map { resolve($0) }
      case .whereCondition: visitAll(child)
      case let kind where kind.isPattern: pattern = child
      case let kind where kind.isExpression:
        let type = infer(child, expected: nil)
        if let pattern { bind(pattern, annotated ?? resolver.element(of: type)) }
      default: walk(item: child)
      }
    }
  }

  // MARK: Conditions and patterns

  /// Walks the conditions of `if`, `guard` or `while`, and puts in scope what they bind.
  func walkConditions(_ list: NodeIndex) {
    for condition in tree.children(list) {
      switch tree.kind(condition) {
      case .optionalBinding: walkOptionalBinding(condition)
      case .caseCondition:
        let value = tree.initialValue(of: condition).map { infer($0, expected: nil) }
        if let pattern = tree.children(condition).first(where: { tree.kind($0).isPattern }) {
          bind(pattern, value ?? .unknown)
        }
      case let kind where kind.isExpression: infer(condition, expected: nil)
      default: visitAll(condition)
      }
    }
  }

  private func walkOptionalBinding(_ node: NodeIndex) {
    guard let pattern = tree.children(node).first(where: { tree.kind($0).isPattern }) else {
      return
    }
    let annotated = tree.annotatedType(of: node).map { resolve($0) }
    if let value = tree.initialValue(of: node) {
      let type = infer(value, expected: annotated.map { .optional($0) })
      bind(pattern, annotated ?? type.unwrappedOnce)
    } else if tree.kind(pattern) == .identifierPattern {
      // `if let self`, `if let name`: the name is read, then shadowed.
      let token = tree.mainToken(pattern)
      if tree.tokens.kinds[token.position] == .kwSelf {
        let type = locals["self"]?.type.unwrappedOnce ?? resolver.selfType(of: scope)
        return bindName(at: token, type)
      }
      let found = lookup(tree.name(token))
      let id = found.local?.declaration ?? found.members.first?.id
      let type = found.local?.type ?? found.members.first.map { resolver.typeOf($0) } ?? .unknown
      record(id, at: token, destination: nil)
      bindName(at: token, type.unwrappedOnce, declaration: found.local?.declaration)
    }
  }
}
