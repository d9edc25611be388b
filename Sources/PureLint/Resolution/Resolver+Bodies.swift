/// The walk over the bodies of a file: every statement once, names bound as they appear.
extension Resolver {
  /// Walks a whole file and records what it mentions and builds.
  ///
  /// What is recorded depends on no other file having been walked.
  func walk(file: Int) {
    defer { known.forgetProvisional() }
    let tree = program.trees[file]
    var context = Context(file: file, tree: tree, scope: nil, isRecording: true)
    for item in tree.children(.root) { walk(item: item, &context) }
    recordConflicts(in: file)
  }

  /// Walks one item.
  func walk(item node: NodeIndex, _ context: inout Context) {
    context.depth += 1
    defer { context.depth -= 1 }
    guard context.depth < 200 else { return recordWords(of: node, context) }
    let tree = context.tree
    switch tree.kind(node) {
    case .variableDeclaration:
      for child in tree.children(node) where tree.kind(child) == .patternBinding {
        walkBinding(child, &context)
      }
      walkAttributes(of: node, &context)
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
      .subscriptDeclaration:
      walkFunction(node, &context)
    case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration,
      .protocolDeclaration, .extensionDeclaration:
      walkType(node, &context)
    case .enumCaseDeclaration, .macroDeclaration: visitAll(node, &context)
    case .ifConfig:
      for clause in tree.children(node) {
        inside(clause: clause, &context) { context in
          for item in tree.children(clause) { walk(item: item, &context) }
        }
      }
    case .returnStatement:
      let expected = context.returnType
      let value = tree.expression(in: node).map { infer($0, expected: expected, &context) }
      context.returned.add(value ?? .void)
    default: walkStatement(node, &context)
    }
  }

  /// Looks at a clause of `#if` under its condition; at none that is never compiled.
  func inside(clause: NodeIndex, _ context: inout Context, _ body: (inout Context) -> Void) {
    guard let condition = program.condition(of: clause, in: context.file) else { return }
    let outer = context.condition
    context.condition = condition
    context.branch(body)
    context.condition = outer
  }

  private func walkStatement(_ node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    switch tree.kind(node) {
    case .ifExpression, .switchExpression, .doExpression:
      _ = inferBranches(node, expected: nil, &context)
    case .guardStatement:
      for child in tree.children(node) {
        if tree.kind(child) == .conditionList { walkConditions(child, &context) }
        if tree.kind(child) == .codeBlock {
          context.branch { context in context.block { walkItems(of: child, &$0) } }
        }
      }
    case .whileStatement, .repeatStatement, .deferStatement, .labeledStatement, .forStatement:
      context.branch { context in context.block { walkLoop(node, &$0) } }
    case .throwStatement:
      if let value = tree.expression(in: node) {
        infer(value, expected: plainTypes.error, &context)
      }
    case let kind where kind.isExpression:
      infer(node, expected: nil, &context)
    case let kind where kind.isType:
      break
    default:
      visitAll(node, &context)
    }
  }

  func walkItems(of node: NodeIndex, _ context: inout Context) {
    walk(items: Array(context.tree.children(node)), &context)
  }

  func walk(items: [NodeIndex], _ context: inout Context) {
    let branches = context.branches
    defer { context.branches = branches }
    for item in items {
      walk(item: item, &context)
      if context.tree.kind(item).mayLeave { context.branches = branches + 1 }
    }
  }

  private func walkLoop(_ node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    var pattern: NodeIndex?
    var annotated: SwiftType?
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .conditionList: walkConditions(child, &context)
      case .codeBlock: context.block { walkItems(of: child, &$0) }
      case .typeAnnotation:
        annotated = tree.type(in: child).map {
          resolve($0, file: context.file, scope: context.scope)
        }
      case .whereCondition: visitAll(child, &context)
      case let kind where kind.isPattern: pattern = child
      case let kind where kind.isExpression:
        let type = infer(child, expected: nil, &context)
        if let pattern { bind(pattern, annotated ?? element(of: type), &context) }
      default: walk(item: child, &context)
      }
    }
  }

  /// What a sequence yields: what its member of that name stands for, a generic parameter or a type.
  func element(of sequence: SwiftType) -> SwiftType {
    guard case .nominal(let id, let arguments) = sequence.unwrapped.form, !arguments.isEmpty else {
      return sequence.part
    }
    let name = language.element
    if let own = zip(parameters(of: id), arguments).first(where: { program[$0.0].name == name }) {
      return own.1
    }
    return findTypeMember(name, of: sequence.unwrapped) ?? sequence.part
  }

  // MARK: Conditions and patterns

  func walkConditions(_ list: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    for condition in tree.children(list) {
      switch tree.kind(condition) {
      case .optionalBinding: walkOptionalBinding(condition, &context)
      case .caseCondition:
        let value = tree.initialValue(of: condition).map { infer($0, expected: nil, &context) }
        if let pattern = tree.children(condition).first(where: { tree.kind($0).isPattern }) {
          bind(pattern, value ?? .unknown, &context)
        }
      case let kind where kind.isExpression: infer(condition, expected: nil, &context)
      default: visitAll(condition, &context)
      }
    }
  }

  private func walkOptionalBinding(_ node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    guard let pattern = tree.children(node).first(where: { tree.kind($0).isPattern }) else {
      return
    }
    let annotated = tree.annotatedType(of: node).map {
      resolve($0, file: context.file, scope: context.scope)
    }
    if let value = tree.initialValue(of: node) {
      let type = infer(value, expected: annotated.map { .optional($0) }, &context)
      bind(pattern, annotated ?? type.unwrappedOnce, &context)
    } else if tree.kind(pattern) == .identifierPattern {
      // `if let self`, `if let name`: the name is read, then shadowed.
      let token = tree.mainToken(pattern)
      if tree.tokens.kinds[token.position] == .kwSelf {
        let type = context.local("self")?.type.unwrappedOnce ?? selfType(of: context.scope)
        return bindName(at: token, type, &context)
      }
      let found = lookup(tree.name(token), context)
      let id = found.local?.declaration ?? found.members.first?.id
      let type = found.local?.type ?? found.members.first.map { typeOf($0) } ?? .unknown
      record(id, at: token, context, destination: nil)
      bindName(at: token, type.unwrappedOnce, &context, declaration: found.local?.declaration)
    }
  }
}
