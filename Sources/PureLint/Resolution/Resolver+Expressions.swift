/// From expressions to types: from what they are and from what is expected of them.
///
/// Every part of an expression is visited exactly once for each walk, so that each mention is
/// recorded once.
extension Resolver {
  /// How deep expressions are followed; what is deeper is `unknown`.
  private static let expressionDepthLimit = 200

  /// The type of an expression.
  /// - Parameters:
  ///   - expected: The type that the context asks for, if it asks for one.
  ///   - destination: The variable or parameter that receives the value as it is.
  @discardableResult
  func infer(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context,
    destination: DeclarationID? = nil
  ) -> SwiftType {
    context.depth += 1
    defer { context.depth -= 1 }
    guard context.depth < Self.expressionDepthLimit else {
      recordWords(of: node, context)
      return .unknown
    }
    let recorded = facts.references.count
    let type = inferKind(node, expected: expected, &context, destination: destination)
    if let expected, !expected.hasUnknown, expected.unwrapped == expected {
      markForced(node, since: recorded, context)
    }
    if let expected, context.isRecording, isWider(expected, than: type) {
      recordEscape(of: type, at: node, context, isConversion: true, parameter: destination)
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
    case .nameExpression: return inferName(node, expected, &context, destination: destination)
    case .memberAccess: return inferMember(node, expected, &context, destination: destination)
    case .implicitMember: return inferImplicitMember(node, expected: expected, &context)
    case .call: return inferCall(node, expected: expected, &context)
    case .subscriptCall: return inferSubscript(node, &context)
    case .closure: return inferClosure(node, expected: expected, &context)
    case .tupleExpression:
      return inferTuple(node, expected: expected, &context, destination: destination)
    case .arrayExpression, .dictionaryExpression:
      return inferCollection(node, expected: expected, &context)
    case .tryExpression where tree.flags(node).contains(.isOptional):
      return .optional(inferOnly(child: node, expected?.unwrapped, &context, destination).unwrapped)
    case .tryExpression, .awaitExpression, .unsafeExpression, .copyExpression,
      .consumeExpression, .borrowExpression, .inoutExpression, .packElementExpression,
      .packExpansionExpression:
      return inferOnly(child: node, expected, &context, destination)
    case .forceUnwrapExpression:
      return inferForced(node, expected: expected, &context, destination: destination)
    case .optionalChainingExpression:
      return inferOnly(child: node, nil, &context, destination).unwrappedOnce
    case .prefixExpression, .postfixExpression:
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

  private func inferForced(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    let recorded = facts.references.count
    let type = inferOnly(child: node, expected.map { .optional($0) }, &context, destination)
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

  private func inferOnly(
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
    case .integerLiteral: return expected ?? .external("Int", [])
    case .floatLiteral: return expected ?? .external("Double", [])
    case .booleanLiteral: return expected ?? .external("Bool", [])
    case .regexLiteral: return .external("Regex", [])
    case .nilLiteral: return expected ?? .optional(.unknown)
    case .stringLiteral:
      for interpolation in tree.children(node) {
        for argument in tree.children(interpolation) {
          guard let value = tree.expression(in: argument) else { continue }
          recordEscape(of: infer(value, expected: nil, &context), at: value, context)
        }
      }
      return expected ?? .external("String", [])
    case .keyPathExpression:
      return inferKeyPath(node, expected: expected, &context)
    case .macroExpansion:
      return inferMacro(node, expected: expected, &context)
    case .postfixIfConfigExpression:
      let base = inferOnly(child: node, nil, &context, nil)
      for child in tree.children(node) where tree.kind(child) == .ifConfig {
        visitAll(child, &context)
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

  // MARK: Sequences

  private func inferSequence(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    let parts = Array(tree.children(node))
    if let assignment = parts.firstIndex(where: { tree.kind($0) == .assignmentOperator }),
      assignment == 1
    {
      return inferAssignment(to: parts[0], from: Array(parts[2...]), &context)
    }
    return inferOperands(parts[...], expected: expected, &context, destination: nil)
  }

  private func inferAssignment(
    to target: NodeIndex,
    from parts: [NodeIndex],
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    if tree.kind(target) == .tupleExpression, parts.count == 1,
      tree.kind(parts[0]) == .tupleExpression
    {
      let targets = Array(tree.children(target)).compactMap { tree.expression(in: $0) }
      let values = Array(tree.children(parts[0])).compactMap { tree.expression(in: $0) }
      if targets.count == values.count, targets.count > 1 {
        for (target, value) in zip(targets, values) {
          _ = inferAssignment(to: target, from: [value], &context)
        }
        return .void
      }
    }
    let (type, destination) = inferTarget(target, &context)
    inferOperands(
      parts[...],
      expected: type.isUnknown ? nil : type,
      &context,
      destination: destination
    )
    return .void
  }

  /// The left side of an assignment: mentions of what is assigned are writes.
  private func inferTarget(
    _ target: NodeIndex,
    _ context: inout Context
  ) -> (SwiftType, DeclarationID?) {
    let tree = context.tree
    if tree.kind(target) == .tupleExpression {
      for element in tree.children(target) {
        if let inner = tree.expression(in: element) { _ = inferTarget(inner, &context) }
      }
      return (.unknown, nil)
    }
    let recorded = facts.references.count
    let type = infer(target, expected: nil, &context)
    guard context.isRecording, let last = facts.references.indices.last, last >= recorded,
      facts.references[last].place.token == tree.mainToken(target)
    else { return (type, nil) }
    facts.references[last] = facts.references[last].written
    return (type, facts.references[last].target)
  }

  /// Operands and operators without assignment: casts, `??`, the ternary, everything else.
  @discardableResult
  private func inferOperands(
    _ parts: ArraySlice<NodeIndex>,
    expected: SwiftType?,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    let tree = context.tree
    guard let first = parts.first else { return .unknown }
    context.depth += 1
    defer { context.depth -= 1 }
    guard context.depth < Self.expressionDepthLimit else {
      for part in parts { recordWords(of: part, context) }
      return .unknown
    }
    let rest = parts.dropFirst()
    guard let next = rest.first else {
      return infer(first, expected: expected, &context, destination: destination)
    }
    if let split = parts.firstIndex(where: { tree.kind($0) == .ternaryOperator }) {
      inferOperands(parts[..<split], expected: nil, &context, destination: nil)
      return inferTernary(parts[split...], expected, &context, destination)
    }
    if tree.kind(next) == .castOperator || tree.kind(next) == .isOperator, rest.count == 1 {
      return inferCast(first, next, &context, destination: destination)
    }
    if rest.count == 2, tree.text(next) == "??" {
      let left = infer(
        first,
        expected: expected.map { .optional($0) },
        &context,
        destination: destination
      )
      let right = context.branch {
        infer(rest.last!, expected: expected ?? left.unwrapped, &$0)
      }
      return left.unwrapped.isUnknown ? right : left.unwrapped
    }
    return inferOperators(parts, &context)
  }

  private func inferTernary(
    _ parts: ArraySlice<NodeIndex>,
    _ expected: SwiftType?,
    _ context: inout Context,
    _ destination: DeclarationID?
  ) -> SwiftType {
    let tree = context.tree
    guard let ternary = parts.first else { return .unknown }
    let left = context.branch { context in
      tree.expression(in: ternary)
        .map { infer($0, expected: expected, &context, destination: destination) } ?? .unknown
    }
    let right = context.branch { context in
      inferOperands(parts.dropFirst(), expected: expected, &context, destination: destination)
    }
    return expected ?? (left == right || right.isUnknown ? left : joined(left, right))
  }

  private func joined(_ left: SwiftType, _ right: SwiftType) -> SwiftType {
    if left.isUnknown { return right }
    if left.unwrapped == right.unwrapped { return .optional(left.unwrapped) }
    return .unknown
  }

  private func inferCast(
    _ value: NodeIndex,
    _ cast: NodeIndex,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    let tree = context.tree
    let node = tree.type(in: cast)
    let type = node.map { resolve($0, file: context.file, scope: context.scope) } ?? .unknown
    let isCoercion = tree.flags(cast).isDisjoint(with: [.isOptional, .isForced])
    let source = infer(
      value,
      expected: isCoercion ? type : nil,
      &context,
      destination: destination
    )
    if case .parameter = source { recordEscape(of: source, at: value, context) }
    if tree.kind(cast) == .isOperator { return .external("Bool", []) }
    recordMention(of: type, at: tree.mainToken(cast), context, isCast: true)
    return tree.flags(cast).contains(.isOptional) ? .optional(type) : type
  }

  /// A chain of other operators: the operands are looked at, the outcome is mostly not known.
  private func inferOperators(
    _ parts: ArraySlice<NodeIndex>,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    var isComparison = false
    var isShortCircuit = false
    for part in parts {
      switch tree.kind(part) {
      case .binaryOperator:
        let text = tree.text(part)
        isComparison =
          isComparison
          || ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||"].contains(text)
        isShortCircuit = isShortCircuit || ["&&", "||", "??"].contains(text)
      case .castOperator, .isOperator:
        let type = tree.type(in: part).map {
          resolve($0, file: context.file, scope: context.scope)
        }
        recordMention(of: type, at: tree.mainToken(part), context, isCast: true)
      default:
        if isShortCircuit {
          context.branch { _ = infer(part, expected: nil, &$0) }
        } else {
          infer(part, expected: nil, &context)
        }
      }
    }
    return isComparison ? .external("Bool", []) : .unknown
  }

  // MARK: Literals with parts

  private func inferTuple(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    let tree = context.tree
    let arguments = Array(tree.children(node))
    if arguments.count == 1, !tree.flags(arguments[0]).contains(.hasLabel) {
      return inferOnly(child: arguments[0], expected, &context, destination)
    }
    var wanted: [SwiftType?] = Array(repeating: nil, count: arguments.count)
    if case .tuple(let elements) = expected, elements.count == arguments.count {
      wanted = elements.map(\.type)
    }
    var elements: [SwiftType.Element] = []
    for (argument, expected) in zip(arguments, wanted) {
      let label = tree.flags(argument).contains(.hasLabel) ? tree.name(argument) : nil
      elements.append(
        .init(label: label, type: inferOnly(child: argument, expected, &context, nil))
      )
    }
    return .tuple(elements)
  }

  private func inferCollection(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    var wanted: [SwiftType] = []
    if case .nominal(_, let arguments) = expected?.unwrapped { wanted = arguments }
    if case .external(_, let arguments) = expected?.unwrapped { wanted = arguments }
    if tree.kind(node) == .arrayExpression {
      var element = SwiftType.unknown
      for value in tree.children(node) {
        let type = infer(value, expected: wanted.count == 1 ? wanted[0] : nil, &context)
        if element.isUnknown { element = type }
      }
      return expected ?? array(of: element)
    }
    var types: [SwiftType] = [.unknown, .unknown]
    for pair in tree.children(node) {
      for (position, value) in tree.children(pair).enumerated() where position < 2 {
        let hint = wanted.count == 2 ? wanted[position] : nil
        let type = infer(value, expected: hint, &context)
        if types[position].isUnknown { types[position] = type }
      }
    }
    return expected ?? standard("Dictionary", types)
  }

  private func inferKeyPath(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    var type = tree.type(in: node).map { resolve($0, file: context.file, scope: context.scope) }
    if type == nil {
      switch expected?.unwrapped {
      case .external(_, let arguments) where arguments.count == 2: type = arguments[0]
      case .function(let parameters, _) where parameters.count == 1: type = parameters[0].type
      default: break
      }
    }
    var base = type ?? .unknown
    for component in tree.children(node) where tree.kind(component) == .keyPathComponent {
      let token = tree.mainToken(component)
      let kind = tree.tokens.kinds[token.position]
      if kind.isIdentifierLike || kind == .integerLiteral {
        base = member(tree.name(component), of: base, at: token, &context, destination: nil)
      } else if kind == .postfixQuestion || kind == .postfixExclamation {
        base = base.unwrappedOnce
      } else if kind != .kwSelf {
        base = .unknown
      }
      if let list = tree.child(component, .argumentList) { visitAll(list, &context) }
    }
    return expected ?? .external("KeyPath", [type ?? .unknown, base])
  }

  private func inferMacro(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    visitAll(node, &context)
    return expected ?? .unknown
  }

  /// Records that a value of a declared type reaches code that is not analysed, or is kept as a
  /// type that does not show its members.
  func recordEscape(
    of type: SwiftType,
    at node: NodeIndex,
    _ context: Context,
    isConversion: Bool = false,
    parameter: DeclarationID? = nil
  ) {
    guard context.isRecording else { return }
    let token = context.tree.mainToken(node)
    guard let declared = type.declaration else {
      if type.unwrapped.isGeneric, let local = context.local(context.tree.name(token)) {
        local.declaration.map { _ = facts.escapingParameters.insert($0) }
      }
      return
    }
    let isParameter = parameter.map { program[$0].kind == .parameter && program.isSource($0) }
    facts.escapes.append(
      Escape(
        type: declared,
        place: context.place(token),
        isConversion: isConversion,
        parameter: isParameter == true ? parameter : nil
      )
    )
  }

  /// Whether a value of a declared type loses it where the given type is expected.
  private func isWider(_ expected: SwiftType, than type: SwiftType) -> Bool {
    if type.unwrapped.isGeneric { return expected.unwrapped != type.unwrapped }
    guard let declared = type.declaration, program[declared].kind != .protocolType else {
      return false
    }
    switch expected.unwrapped {
    case .parameter(let id):
      // A generic type keeps what its parameter stands for; a generic function may not.
      return program[id].parent.map { !program[$0].kind.holdsMembers } ?? true
    case .member, .composition: return true
    case .external(let name, _): return name != program[declared].name
    case .nominal(let id, _): return program[id].kind == .protocolType
    default: return false
    }
  }
}

extension SwiftType {
  /// The type with one optional taken off; the same type if it is none.
  var unwrappedOnce: SwiftType {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }
}

extension Reference {
  /// The same mention as the target of an assignment.
  fileprivate var written: Reference {
    Reference(target: target, place: place, isWrite: true, destination: nil)
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
