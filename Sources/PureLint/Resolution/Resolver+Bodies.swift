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

  /// Walks one item; returns the type of the first `return` in it, if it has one.
  @discardableResult
  func walk(item node: NodeIndex, _ context: inout Context) -> SwiftType? {
    context.depth += 1
    defer { context.depth -= 1 }
    guard context.depth < 200 else {
      recordWords(of: node, context)
      return nil
    }
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
      guard let value = tree.expression(in: node) else { return .void }
      let expected = context.returnType
      return infer(value, expected: expected, &context)
    default:
      return walkStatement(node, &context)
    }
    return nil
  }

  /// Looks at a clause of `#if` under its condition; at none that is never compiled.
  func inside(clause: NodeIndex, _ context: inout Context, _ body: (inout Context) -> Void) {
    guard let condition = program.condition(of: clause, in: context.file) else { return }
    let outer = context.condition
    context.condition = condition
    context.branch(body)
    context.condition = outer
  }

  private func walkStatement(_ node: NodeIndex, _ context: inout Context) -> SwiftType? {
    let tree = context.tree
    switch tree.kind(node) {
    case .ifExpression, .switchExpression, .doExpression:
      let outer = context.returnType
      _ = inferBranches(node, expected: nil, &context)
      context.returnType = outer
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
        infer(value, expected: .external("Error", []), &context)
      }
    case let kind where kind.isExpression:
      infer(node, expected: nil, &context)
    case let kind where kind.isType:
      break
    default:
      visitAll(node, &context)
    }
    return nil
  }

  func walkItems(of node: NodeIndex, _ context: inout Context) {
    let branches = context.branches
    defer { context.branches = branches }
    for item in context.tree.children(node) {
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

  /// The element of a sequence, as far as its generic arguments tell.
  private func element(of type: SwiftType) -> SwiftType {
    switch type.unwrapped {
    case .nominal(_, let arguments) where arguments.count == 1: return arguments[0]
    case .nominal(_, let arguments) where arguments.count == 2:
      return .tuple([
        .init(label: "key", type: arguments[0]), .init(label: "value", type: arguments[1]),
      ])
    default: return type.mayHoldDeclared ? .unknown : .external("Element", [])
    }
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
        context.bind("self", selfType(of: context.scope))
        return
      }
      let found = lookup(tree.name(token), context)
      let id = found.local?.declaration ?? found.members.first?.id
      let type = found.local?.type ?? found.members.first.map { typeOf($0) } ?? .unknown
      record(id, at: token, context, destination: nil)
      context.bind(tree.name(token), type.unwrappedOnce, found.local?.declaration)
    }
  }

  /// Puts the names of a pattern in scope, with the types that taking the value apart gives.
  func bind(_ pattern: NodeIndex, _ type: SwiftType, _ context: inout Context) {
    let tree = context.tree
    switch tree.kind(pattern) {
    case .identifierPattern:
      let token = tree.mainToken(pattern)
      if tree.tokens.kinds[token.position] == .kwSelf {
        context.bind("self", type.isUnknown ? selfType(of: context.scope) : type)
      } else {
        context.bind(
          tree.name(token),
          type,
          declaration(at: token, in: context.file)
        )
      }
    case .valueBindingPattern:
      for child in tree.children(pattern) { bind(child, type, &context) }
    case .tuplePattern:
      var elements: [SwiftType.Element] = []
      if case .tuple(let found) = type { elements = found }
      for (position, part) in tree.children(pattern).enumerated() {
        let inner = elements.indices.contains(position) ? elements[position].type : .unknown
        for child in tree.children(part) where tree.kind(child).isPattern {
          bind(child, inner, &context)
        }
      }
    case .expressionPattern: bindExpressionPattern(pattern, type, &context)
    case .isTypePattern, .wildcardPattern: break
    default: visitAll(pattern, &context)
    }
  }

  /// `.some(let x)`, `let .done(a, b)`: every name in it may be bound, with an unknown type.
  private func bindExpressionPattern(
    _ pattern: NodeIndex,
    _ type: SwiftType,
    _ context: inout Context
  ) {
    let tree = context.tree
    for position in pattern.position + 1..<tree.end(of: pattern) {
      let node = NodeIndex(position)
      if tree.kind(node) == .identifierPattern {
        context.bind(
          tree.name(node),
          .unknown,
          declaration(at: tree.mainToken(node), in: context.file)
        )
      }
    }
    if let value = tree.expression(in: pattern) { infer(value, expected: type, &context) }
  }

  /// One `case`, `catch`, or `#if` of cases.
  func walkCase(
    _ node: NodeIndex,
    subject: SwiftType?,
    expected: SwiftType?,
    _ context: inout Context
  ) {
    let tree = context.tree
    var items: [NodeIndex] = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .caseItem:
        for part in tree.children(child) {
          if tree.kind(part).isPattern { bind(part, .unknown, &context) }
          if tree.kind(part) == .whereCondition { visitAll(part, &context) }
        }
      case .ifConfigClause:
        inside(clause: child, &context) { context in
          context.block { walkCase(child, subject: subject, expected: expected, &$0) }
        }
      case .switchCase:
        context.block { walkCase(child, subject: subject, expected: expected, &$0) }
      case .attribute: break
      default: items.append(child)
      }
    }
    if items.count == 1, tree.kind(items[0]).isExpression, expected != nil {
      infer(items[0], expected: expected, &context)
      return
    }
    for item in items {
      if tree.kind(item) == .codeBlock {
        context.block { walkItems(of: item, &$0) }
      } else {
        walk(item: item, &context)
      }
    }
  }

  // MARK: Declarations

  private func walkAttributes(of node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    for child in tree.children(node) where tree.kind(child) == .attribute {
      if let list = tree.child(child, .argumentList) { visitAll(list, &context) }
    }
  }

  private func walkType(_ node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    guard let block = tree.child(node, .memberBlock) else { return }
    let id: DeclarationID?
    if tree.kind(node) == .extensionDeclaration {
      id = extensionDeclaration(at: node, in: context.file)
    } else {
      id = declaration(at: tree.mainToken(node), in: context.file)
    }
    guard let id else { return }
    walkAttributes(of: node, &context)
    // The locals of an enclosing function are not visible in a type's members.
    var inner = Context(file: context.file, tree: tree, scope: id, isRecording: context.isRecording)
    inner.depth = context.depth
    inner.condition = context.condition
    walkItems(of: block, &inner)
  }

  private func extensionDeclaration(at node: NodeIndex, in file: Int) -> DeclarationID? {
    let declarations = program.files[file].declarations
    var low = 0
    var high = declarations.count
    // Declarations stand in the order of their nodes.
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].node < node { low = middle + 1 } else { high = middle }
    }
    guard low < declarations.count, declarations[low].node == node else { return nil }
    return DeclarationID(file: file, index: low)
  }

  private func walkBinding(_ node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    guard let pattern = tree.children(node).first(where: { tree.kind($0).isPattern }) else {
      return
    }
    let names = tree.namesBound(by: pattern)
    let id = names.last.flatMap { declaration(at: $0, in: context.file) }
    let annotated = tree.annotatedType(of: node).map {
      resolve($0, file: context.file, scope: context.scope)
    }
    var type = annotated ?? .unknown
    if let value = tree.initialValue(of: node) {
      let destination = names.count == 1 ? id : nil
      let inferred: SwiftType
      if let id {
        inferred = context.inside(id) {
          infer(value, expected: annotated, &$0, destination: destination)
        }
      } else {
        inferred = infer(value, expected: annotated, &context)
      }
      if annotated == nil { type = inferred }
      if let id, program[id].traits.contains(.hasWrapper) {
        recordEscape(of: inferred, at: value, context, isConversion: true)
      }
    }
    let isLocal = id.map { program[$0].traits.contains(.isLocal) } ?? true
    if isLocal {
      bind(pattern, type, &context)
      if let id, context.isRecording, names.count == 1 {
        facts.typesOfLocals.append(LocalType(id: id, type: type))
      }
    }
    walkAccessors(of: node, id, type, &context)
  }

  private func walkAccessors(
    of node: NodeIndex,
    _ id: DeclarationID?,
    _ type: SwiftType,
    _ context: inout Context
  ) {
    let tree = context.tree
    let scope = id ?? context.scope
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .codeBlock:
        walkBody(child, scope: scope, returning: type, &context)
      case .accessorBlock:
        for accessor in tree.children(child) where tree.kind(accessor) == .accessorDeclaration {
          guard let body = tree.child(accessor, .codeBlock) else { continue }
          let keyword = tree.tokens.kinds[tree.mainToken(accessor).position]
          let result = keyword == .cwGet ? type : .void
          let isOnWrite = context.isOnWrite
          context.block { context in
            context.bind("newValue", type)
            context.bind("oldValue", type)
            if let parameter = tree.child(accessor, .accessorParameter) {
              context.bind(tree.name(parameter), type)
            }
            context.isOnWrite = context.isOnWrite || keyword.runsOnWrite
            walkBody(body, scope: scope, returning: result, &context)
            context.isOnWrite = isOnWrite
          }
        }
      default: break
      }
    }
  }

  /// Walks a body that belongs to a declaration and returns a value of the given type.
  private func walkBody(
    _ body: NodeIndex,
    scope: DeclarationID?,
    returning type: SwiftType,
    _ context: inout Context
  ) {
    let outer = (context.returnType, context.closureParameters)
    context.returnType = type.isUnknown ? nil : type
    context.closureParameters = []
    let run: (inout Context) -> Void = { context in
      context.block { context in
        _ = self.inferItems(of: body, expected: context.returnType, &context)
      }
    }
    if let scope { context.inside(scope, run) } else { run(&context) }
    (context.returnType, context.closureParameters) = outer
  }

  private func walkFunction(_ node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    guard let id = declaration(at: tree.mainToken(node), in: context.file) else { return }
    walkAttributes(of: node, &context)
    context.block { context in
      for parameter in parameterDeclarations(of: id) {
        let declaration = program[parameter]
        let type = self.type(of: parameter)
        if let value = tree.initialValue(of: declaration.node) {
          context.inside(id) { _ = infer(value, expected: type, &$0) }
        }
        context.bind(declaration.name, type, parameter)
      }
      let result: SwiftType
      switch program[id].kind {
      case .function, .subscriptMember: result = resultType(of: id)
      default: result = .void
      }
      for child in tree.children(node) {
        switch tree.kind(child) {
        case .codeBlock: walkBody(child, scope: id, returning: result, &context)
        case .accessorBlock: walkAccessors(of: node, id, result, &context)
        default: break
        }
      }
    }
  }
}

extension TokenKind {
  /// Whether this introduces an accessor that runs when a value is set, not when it is asked for.
  fileprivate var runsOnWrite: Bool {
    switch self {
    case .cwSet, .cwWillSet, .cwDidSet, .cwMutate, .cwUnderscoredModify, .kwInit: true
    default: false
    }
  }
}
