/// Closures, subscripts, and branches that yield values.
extension Resolver {
  func inferClosure(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context,
    isImmediate: Bool = false
  ) -> SwiftType {
    var parameters: [SwiftType.Parameter] = []
    var wanted: SwiftType?
    if case .function(let expectedParameters, let result) = expected?.unwrapped {
      parameters = expectedParameters
      wanted = result.isUnknown ? nil : result
    }
    let outer = (context.closureParameters, context.returnType)
    defer { (context.closureParameters, context.returnType) = outer }
    let body: (inout Context) -> SwiftType = { context in
      context.block { context in
        context.closureParameters = parameters.map(\.type)
        let written = self.bindSignature(of: node, &parameters, &context)
        context.returnType = written ?? wanted
        return self.inferItems(of: node, expected: written ?? wanted, &context)
      }
    }
    let result = isImmediate ? body(&context) : context.deferred(body)
    return .function(parameters, known(wanted, orElse: result))
  }

  /// What is asked of a block, unless it is the block that settles it: a generic function's result.
  private func known(_ wanted: SwiftType?, orElse result: SwiftType) -> SwiftType {
    guard let wanted else { return result }
    return wanted.hasUnknown && !result.hasUnknown ? result : wanted
  }

  /// Puts captures and parameters in scope; returns the result type if it is written.
  private func bindSignature(
    of node: NodeIndex,
    _ parameters: inout [SwiftType.Parameter],
    _ context: inout Context
  ) -> SwiftType? {
    let tree = context.tree
    guard let signature = tree.child(node, .closureSignature) else { return nil }
    var written: SwiftType?
    var position = 0
    func bindNext(_ token: TokenIndex, _ annotated: SwiftType?, _ context: inout Context) {
      let known = parameters.indices.contains(position) ? parameters[position].type : .unknown
      let type = annotated ?? known
      if parameters.indices.contains(position) {
        parameters[position].type = type
      } else {
        parameters.append(.init(label: nil, type: type))
      }
      context.bind(tree.name(token), type)
      position += 1
    }
    for child in tree.children(signature) {
      switch tree.kind(child) {
      case .captureList: bindCaptures(child, &context)
      case .closureParameter: bindNext(tree.mainToken(child), nil, &context)
      case .parameterClause:
        for parameter in tree.children(child) where tree.kind(parameter) == .parameter {
          let main = tree.mainToken(parameter)
          let flags = tree.flags(parameter)
          let token = flags.contains(.hasSecondName) ? main + 1 : main
          // In `{ (a, b) in }` the parameters are names without a type.
          let type = flags.contains(.hasLabel) ? tree.type(in: parameter) : nil
          bindNext(
            token,
            type.map { resolve($0, file: context.file, scope: context.scope) },
            &context
          )
        }
      case .returnClause:
        written = tree.type(in: child).map { resolve($0, file: context.file, scope: context.scope) }
      default: break
      }
    }
    return written
  }

  private func bindCaptures(_ list: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    for capture in tree.children(list) where tree.kind(capture) == .capture {
      let token = tree.mainToken(capture)
      let isWeak = tree.children(capture).contains {
        tree.kind($0) == .modifier
          && tree.tokens.kinds[tree.mainToken($0).position] == .cwWeak
      }
      var type: SwiftType
      if let value = tree.initialValue(of: capture) {
        type = infer(value, expected: nil, &context)
      } else if tree.tokens.kinds[token.position] == .kwSelf {
        type = context.local("self")?.type ?? selfType(of: context.scope)
      } else {
        let found = lookup(tree.name(token), context)
        type = found.local?.type ?? found.members.first.map { typeOf($0) } ?? .unknown
        record(
          found.local?.declaration ?? found.members.first?.id,
          at: token,
          context,
          destination: nil
        )
        context.bind(
          tree.name(token),
          isWeak ? .optional(type) : type,
          found.local?.declaration
        )
        continue
      }
      if isWeak { type = .optional(type.unwrappedOnce) }
      context.bind(tree.name(token), type)
    }
  }

  /// The value of a block: of its only expression, else of what it returns first.
  func inferItems(
    of node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    let items = tree.children(node).filter { tree.kind($0) != .closureSignature }
    if items.count == 1, tree.kind(items[0]).isExpression {
      return infer(items[0], expected: expected, &context)
    }
    var result = SwiftType.void
    let branches = context.branches
    defer { context.branches = branches }
    for item in items {
      defer { if tree.kind(item).mayLeave { context.branches = branches + 1 } }
      if tree.kind(item) == .returnStatement, let value = tree.expression(in: item) {
        result = infer(value, expected: expected, &context)
      } else {
        let returned = walk(item: item, &context)
        if result == .void, let returned { result = returned }
      }
    }
    return known(expected, orElse: result)
  }

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
    return base.mayHoldDeclared ? .unknown : .external("Subscript", [])
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

  /// `if`, `switch` and `do` where a value is expected.
  func inferBranches(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    var result: SwiftType?
    context.block { context in
      for child in tree.children(node) {
        switch tree.kind(child) {
        case .conditionList: walkConditions(child, &context)
        case .codeBlock where tree.kind(node) == .doExpression:
          let type = context.block { inferItems(of: child, expected: expected, &$0) }
          result = result ?? type
        case .codeBlock:
          let type = context.branch { context in
            context.block { inferItems(of: child, expected: expected, &$0) }
          }
          result = result ?? type
        case .ifExpression:
          let type = context.branch { inferBranches(child, expected: expected, &$0) }
          result = result ?? type
        case .switchCase, .catchClause, .ifConfig:
          context.branch { context in
            context.block { walkCase(child, subject: result, expected: expected, &$0) }
          }
        default:
          if tree.kind(child).isExpression { infer(child, expected: nil, &context) }
        }
      }
    }
    return expected ?? result ?? .unknown
  }
}
