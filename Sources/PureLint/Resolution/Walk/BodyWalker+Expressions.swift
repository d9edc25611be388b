/// From expressions to types: from what they are and from what is expected of them.
///
/// Every part of an expression is visited exactly once for each walk, so that each mention is
/// recorded once.
extension BodyWalker {
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
    destination: DeclarationID? = nil,
    isLink: Bool = false
  ) -> SwiftType {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.expressionDepthLimit else {
      recordWords(of: node)
      return .unknown
    }
    let start = mark
    var type = inferKind(node, expected: expected, destination: destination).bounded
    if !isLink, !type.isUnknown, tree.endsChain(node) {
      type = .optional(type.unwrappedOnce)
    }
    recorder?.types?.note(type, node, in: file)
    if isLink { return type }
    if let expected, !expected.hasUnknown, expected.unwrapped == expected {
      markForced(node, since: start)
    }
    if let expected {
      recordConversion(of: type, to: expected, at: node, destination: destination)
    }
    return type
  }

  private func inferKind(
    _ node: NodeIndex,
    expected: SwiftType?,
    destination: DeclarationID?
  ) -> SwiftType {
    switch tree.kind(node) {
    case .sequenceExpression: return inferSequence(node, expected: expected)
    case .nameExpression: return inferName(node, expected, destination: destination)
    case .memberAccess: return inferMember(node, expected, destination: destination)
    case .implicitMember: return inferImplicitMember(node, expected: expected)
    case .call: return inferCall(node, expected: expected)
    case .subscriptCall: return inferSubscript(node, expected)
    case .closure: return inferClosure(node, expected: expected)
    case .tupleExpression:
      return inferTuple(node, expected: expected, destination: destination)
    case .arrayExpression, .dictionaryExpression:
      return inferCollection(node, expected: expected)
    case .tryExpression where tree.flags(node).contains(.isOptional):
      return .optional(inferOnly(child: node, expected?.unwrapped, destination).unwrapped)
    case .inoutExpression: return inferInout(node, expected: expected)
    case .tryExpression, .awaitExpression, .unsafeExpression, .copyExpression,
      .consumeExpression, .borrowExpression, .packElementExpression, .packExpansionExpression:
      return inferOnly(child: node, expected, destination)
    case .forceUnwrapExpression:
      return inferForced(node, expected: expected, destination: destination)
    case .optionalChainingExpression:
      return inferLink(in: node, expected: nil, destination).unwrappedOnce
    case .prefixExpression, .postfixExpression:
      if let type = inferDeclaredOperator(node, expected) { return type }
      let type = inferOnly(child: node, nil, nil)
      return type.declaration == nil ? type : .unknown
    case .ifExpression, .switchExpression, .doExpression:
      return inferBranches(node, expected: expected)
    case .typeExpression:
      return tree.type(in: node).map {
        .metatype(resolve($0))
      } ?? .unknown
    default:
      return inferLeaf(node, expected: expected)
    }
  }

  /// `&x.y`: what it ends in is read and may be set.
  private func inferInout(
    _ node: NodeIndex,
    expected: SwiftType?
  ) -> SwiftType {
    let type = inferOnly(child: node, expected, nil)
    if let recorder, let child = tree.expression(in: node),
      let last = recorder.lastReference(at: tree.mainToken(child), since: FactRecorder.Mark())
    {
      recorder.facts.references.append(recorder.facts.references[last].written)
    }
    return type
  }

  private func inferForced(
    _ node: NodeIndex,
    expected: SwiftType?,
    destination: DeclarationID?
  ) -> SwiftType {
    let start = mark
    let type = inferLink(
      in: node,
      expected: expected.map { .optional($0) },
      destination
    )
    if let child = tree.expression(in: node) {
      markForced(child, since: start)
    }
    return type.unwrappedOnce
  }

  /// Marks the mention that an expression ends in as one that has to hold a value.
  func markForced(_ node: NodeIndex, since start: FactRecorder.Mark) {
    guard let recorder,
      let last = recorder.lastReference(at: tree.mainToken(node), since: start)
    else { return }
    recorder.facts.references[last].isForced = true
  }

  /// Whether a base is a value other than `self`, and nothing static or global that may be `self`.
  /// Asked when what it mentions has just been recorded.
  func isAnother(
    _ base: NodeIndex,
    _ type: SwiftType,
    since start: FactRecorder.Mark
  ) -> Bool {
    if case .metatype = type.form { return false }
    let token = tree.mainToken(tree.innermost(base))
    let kind = tree.tokens.kinds[token.position]
    guard kind != .kwSelf, kind != .kwSuper else { return false }
    guard let recorder, let last = recorder.lastReference(at: token, since: start) else {
      return true
    }
    return !isShared(recorder.facts.references[last].target)
  }

  private func isShared(_ id: DeclarationID) -> Bool {
    program[id].parent == nil || program[id].traits.contains(.isStatic)
  }

  /// The type of what a postfix expression goes on with.
  private func inferLink(
    in node: NodeIndex,
    expected: SwiftType?,
    _ destination: DeclarationID?
  ) -> SwiftType {
    guard let child = tree.expression(in: node) else { return .unknown }
    return infer(
      child,
      expected: expected,
      destination: destination,
      isLink: true
    )
  }

  func inferOnly(
    child node: NodeIndex,
    _ expected: SwiftType?,
    _ destination: DeclarationID?
  ) -> SwiftType {
    guard let child = tree.expression(in: node) else { return .unknown }
    return infer(child, expected: expected, destination: destination)
  }

  private func inferLeaf(
    _ node: NodeIndex,
    expected: SwiftType?
  ) -> SwiftType {
    switch tree.kind(node) {
    case .integerLiteral: return known(expected, orElse: resolver.plainTypes.integer)
    case .floatLiteral: return known(expected, orElse: resolver.plainTypes.float)
    case .booleanLiteral: return known(expected, orElse: resolver.plainTypes.boolean)
    case .regexLiteral: return resolver.plainTypes.regex
    case .nilLiteral: return .optional(expected?.unwrappedOnce ?? .unknown)
    case .stringLiteral:
      for interpolation in tree.children(node) {
        for argument in tree.children(interpolation) {
          guard let value = tree.expression(in: argument) else { continue }
          let type = infer(value, expected: nil)
          recordEscape(of: type, at: value, reach: .contents)
        }
      }
      return known(expected, orElse: resolver.plainTypes.string)
    case .keyPathExpression:
      return inferKeyPath(node, expected: expected)
    case .macroExpansion:
      return inferMacro(node, expected: expected)
    case .postfixIfConfigExpression:
      let base = inferOnly(child: node, nil, nil)
      for child in tree.children(node) where tree.kind(child) == .ifConfig {
        for clause in tree.children(child) {
          inside(clause: clause) { visitAll(clause) }
        }
      }
      return base.mayHoldDeclared ? .unknown : base
    default:
      visitAll(node)
      return .unknown
    }
  }

  /// Visits every expression, statement and declaration inside a node whose own type is not known.
  func visitAll(_ node: NodeIndex) {
    if tree.kind(node) == .error { return recordWords(of: node) }
    for child in tree.children(node) {
      let kind = tree.kind(child)
      if kind.isExpression {
        infer(child, expected: nil)
      } else if kind.isStatement || kind.isDeclaration {
        walk(item: child)
      } else if !kind.isType {
        visitAll(child)
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
