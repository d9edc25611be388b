/// From expressions to types: from what they are and from what is expected of them.
///
/// Every part of an expression is visited exactly once for each walk, so that each mention is
/// recorded once.
extension Resolver {
  /// How deep expressions are followed; what is deeper is `unknown`.
  static let expressionDepthLimit = 200

  /// The type of an expression.
  /// - Parameters:
  ///   - expected: The type that the context asks for, if it asks for one.
  ///   - destination: The variable or parameter that receives the value as it is.
  ///   - isLink: Whether a postfix expression goes on with the value, so that an optional chain
  ///     does not end here.
  @discardableResult
  func infer(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context,
    destination: DeclarationID? = nil,
    isLink: Bool = false
  ) -> SwiftType {
    context.depth += 1
    defer { context.depth -= 1 }
    guard context.depth < Self.expressionDepthLimit else {
      recordWords(of: node, context)
      return .unknown
    }
    let recorded = facts.references.count
    var type = inferKind(node, expected: expected, &context, destination: destination).bounded
    if !isLink, !type.isUnknown, endsChain(node, context.tree) {
      type = .optional(type.unwrappedOnce)
    }
    if context.isRecording { recording?.note(type, node, in: context.file) }
    if isLink { return type }
    if let expected, !expected.hasUnknown, expected.unwrapped == expected {
      markForced(node, since: recorded, context)
    }
    if let expected {
      recordConversion(of: type, to: expected, at: node, context, destination: destination)
    }
    return type
  }

  private func inferKind(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    let tree = context.tree
    switch tree.kind(node) {
    case .sequenceExpression: return inferSequence(node, expected: expected, &context)
    case .nameExpression: return inferName(node, expected, context, destination: destination)
    case .memberAccess: return inferMember(node, expected, &context, destination: destination)
    case .implicitMember: return inferImplicitMember(node, expected: expected, &context)
    case .call: return inferCall(node, expected: expected, &context)
    case .subscriptCall: return inferSubscript(node, expected, &context)
    case .closure: return inferClosure(node, expected: expected, &context)
    case .tupleExpression:
      return inferTuple(node, expected: expected, &context, destination: destination)
    case .arrayExpression, .dictionaryExpression:
      return inferCollection(node, expected: expected, &context)
    case .tryExpression where tree.flags(node).contains(.isOptional):
      return .optional(inferOnly(child: node, expected?.unwrapped, &context, destination).unwrapped)
    case .inoutExpression: return inferInout(node, expected: expected, &context)
    case .tryExpression, .awaitExpression, .unsafeExpression, .copyExpression,
      .consumeExpression, .borrowExpression, .packElementExpression, .packExpansionExpression:
      return inferOnly(child: node, expected, &context, destination)
    case .forceUnwrapExpression:
      return inferForced(node, expected: expected, &context, destination: destination)
    case .optionalChainingExpression:
      return inferLink(in: node, expected: nil, &context, destination).unwrappedOnce
    case .prefixExpression, .postfixExpression:
      if let type = inferDeclaredOperator(node, expected, &context) { return type }
      let type = inferOnly(child: node, nil, &context, nil)
      return type.declaration == nil ? type : .unknown
    case .ifExpression, .switchExpression, .doExpression:
      return inferBranches(node, expected: expected, &context)
    case .typeExpression:
      return tree.type(in: node).map {
        .metatype(resolve($0, file: context.file, scope: context.scope))
      } ?? .unknown
    default:
      return inferLeaf(node, expected: expected, &context)
    }
  }

  /// `&x.y`: what it ends in is read and may be set.
  private func inferInout(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let type = inferOnly(child: node, expected, &context, nil)
    if context.isRecording, let child = context.tree.expression(in: node),
      let last = facts.references.last, last.place.token == context.tree.mainToken(child)
    {
      facts.references.append(last.written)
    }
    return type
  }

  private func inferForced(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    let recorded = facts.references.count
    let type = inferLink(
      in: node,
      expected: expected.map { .optional($0) },
      &context,
      destination
    )
    if let child = context.tree.expression(in: node) {
      markForced(child, since: recorded, context)
    }
    return type.unwrappedOnce
  }

  /// Marks the mention that an expression ends in as one that has to hold a value.
  func markForced(_ node: NodeIndex, since recorded: Int, _ context: Context) {
    guard context.isRecording, facts.references.count > recorded,
      let last = facts.references.indices.last,
      facts.references[last].place.token == context.tree.mainToken(node)
    else { return }
    facts.references[last].isForced = true
  }

  /// Whether a base is a value other than `self`, and nothing static or global that may be `self`.
  /// Asked when what it mentions has just been recorded.
  func isAnother(
    _ base: NodeIndex,
    _ type: SwiftType,
    since recorded: Int,
    _ context: Context
  ) -> Bool {
    if case .metatype = type.form { return false }
    let token = context.tree.mainToken(innermost(base, context.tree))
    let kind = context.tree.tokens.kinds[token.position]
    guard kind != .kwSelf, kind != .kwSuper else { return false }
    guard facts.references.count > recorded, let last = facts.references.last,
      last.place.token == token
    else { return true }
    return !isShared(last.target)
  }

  private func isShared(_ id: DeclarationID) -> Bool {
    program[id].parent == nil || program[id].traits.contains(.isStatic)
  }

  /// What is unwrapped.
  func innermost(_ node: NodeIndex, _ tree: SyntaxTree) -> NodeIndex {
    var node = node
    while [.optionalChainingExpression, .forceUnwrapExpression].contains(tree.kind(node)),
      let inner = tree.expression(in: node)
    {
      node = inner
    }
    return node
  }

  /// The type of what a postfix expression goes on with.
  private func inferLink(
    in node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context,
    _ destination: DeclarationID?
  ) -> SwiftType {
    guard let child = context.tree.expression(in: node) else { return .unknown }
    return infer(
      child,
      expected: expected,
      &context,
      destination: destination,
      isLink: true
    )
  }

  func inferOnly(
    child node: NodeIndex,
    _ expected: SwiftType?,
    _ context: inout Context,
    _ destination: DeclarationID?
  ) -> SwiftType {
    guard let child = context.tree.expression(in: node) else { return .unknown }
    return infer(child, expected: expected, &context, destination: destination)
  }

  private func inferLeaf(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    switch tree.kind(node) {
    case .integerLiteral: return known(expected, orElse: plainTypes.integer)
    case .floatLiteral: return known(expected, orElse: plainTypes.float)
    case .booleanLiteral: return known(expected, orElse: plainTypes.boolean)
    case .regexLiteral: return plainTypes.regex
    case .nilLiteral: return .optional(expected?.unwrappedOnce ?? .unknown)
    case .stringLiteral:
      for interpolation in tree.children(node) {
        for argument in tree.children(interpolation) {
          guard let value = tree.expression(in: argument) else { continue }
          let type = infer(value, expected: nil, &context)
          recordEscape(of: type, at: value, context, reach: .contents)
        }
      }
      return known(expected, orElse: plainTypes.string)
    case .keyPathExpression:
      return inferKeyPath(node, expected: expected, &context)
    case .macroExpansion:
      return inferMacro(node, expected: expected, &context)
    case .postfixIfConfigExpression:
      let base = inferOnly(child: node, nil, &context, nil)
      for child in tree.children(node) where tree.kind(child) == .ifConfig {
        for clause in tree.children(child) {
          inside(clause: clause, &context) { visitAll(clause, &$0) }
        }
      }
      return base.mayHoldDeclared ? .unknown : base
    default:
      visitAll(node, &context)
      return .unknown
    }
  }

  /// Visits every expression, statement and declaration inside a node whose own type is not known.
  func visitAll(_ node: NodeIndex, _ context: inout Context) {
    let tree = context.tree
    if tree.kind(node) == .error { return recordWords(of: node, context) }
    for child in tree.children(node) {
      let kind = tree.kind(child)
      if kind.isExpression {
        infer(child, expected: nil, &context)
      } else if kind.isStatement || kind.isDeclaration {
        walk(item: child, &context)
      } else if !kind.isType {
        visitAll(child, &context)
      }
    }
  }
}

extension NodeKind {
  /// Whether what follows a statement of this kind may not be reached.
  var mayLeave: Bool {
    self == .guardStatement || self == .ifExpression || self == .switchExpression
  }

  var isStatement: Bool {
    rawValue >= NodeKind.ifExpression.rawValue && rawValue <= NodeKind.labeledStatement.rawValue
      && ![
        .switchCase, .caseItem, .whereCondition, .conditionList, .optionalBinding,
        .caseCondition, .availability, .catchClause,
      ].contains(self)
  }
}
