/// Operands and operators: assignments, casts, `??`, the ternary, everything else.
extension Resolver {
  func inferSequence(
    _ node: NodeIndex,
    expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    var parts: [NodeIndex] = []
    // Most sequences are two operands with something between them.
    parts.reserveCapacity(3)
    for part in tree.children(node) { parts.append(part) }
    if parts.count > 1, tree.kind(parts[1]) == .assignmentOperator {
      return inferAssignment(to: parts[0], from: parts[2...], &context)
    }
    return inferOperands(parts[...], expected: expected, &context, destination: nil)
  }

  private func inferAssignment(
    to target: NodeIndex,
    from parts: ArraySlice<NodeIndex>,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    if tree.kind(target) == .tupleExpression, parts.count == 1, let only = parts.first,
      tree.kind(only) == .tupleExpression
    {
      let targets = Array(tree.children(target)).compactMap { tree.expression(in: $0) }
      let values = Array(tree.children(only)).compactMap { tree.expression(in: $0) }
      if targets.count == values.count, targets.count > 1 {
        for (target, value) in zip(targets, values) {
          _ = inferAssignment(to: target, from: [value], &context)
        }
        return .void
      }
    }
    let asked = facts.unknownReads.count
    let (type, destination) = inferTarget(target, &context)
    let unknown = takeUnknownTarget(target, since: asked, context)
    let expected = type.isUnknown ? nil : type
    let value: SwiftType
    // The value of `x?.y = …` is made if there is an `x`.
    if isChained(target, tree) {
      value = context.branch {
        inferOperands(parts, expected: expected, &$0, destination: destination)
      }
    } else {
      value = inferOperands(parts, expected: expected, &context, destination: destination)
    }
    if let unknown { addUnknownWrite(unknown, of: value) }
    return .void
  }

  private func addUnknownWrite(_ target: UnknownRead, of type: SwiftType) {
    facts.unknownWrites.append(
      UnknownWrite(name: target.name, place: target.place, holder: target.holder, type: type)
    )
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
    if tree.kind(next) == .arrowOperator { return inferFunctionType(parts, &context) }
    if let split = fallback(in: parts, tree) {
      return inferFallback(
        parts[..<split],
        parts[(split + 1)...],
        expected: expected,
        &context,
        destination: destination
      )
    }
    return inferDeclaredOperator(parts, expected, &context) ?? inferOperators(parts, &context)
  }

  /// `(A) -> B` as a value.
  private func inferFunctionType(
    _ parts: ArraySlice<NodeIndex>,
    _ context: inout Context
  ) -> SwiftType {
    guard let first = parts.first, parts.count > 2 else { return .unknown }
    let given = infer(first, expected: nil, &context)
    let rest = parts.dropFirst(2)
    let yielded =
      rest.count == 1
      ? infer(rest.first!, expected: nil, &context) : inferFunctionType(rest, &context)
    let result: SwiftType
    switch yielded.form {
    case .metatype(let type): result = type
    case _ where yielded == .void: result = .void
    default: return .unknown
    }
    switch given.form {
    case .metatype(let type): return .metatype(.function([.init(label: nil, type: type)], result))
    case .tuple(let elements):
      var parameters: [SwiftType.Parameter] = []
      for element in elements {
        guard case .metatype(let type) = element.type.form else { return .unknown }
        parameters.append(.init(label: nil, type: type))
      }
      return .metatype(.function(parameters, result))
    default: return .unknown
    }
  }

  /// The first `??` where there are no other operators between values.
  private func fallback(in parts: ArraySlice<NodeIndex>, _ tree: SyntaxTree) -> Int? {
    var first: Int?
    for index in parts.indices where tree.kind(parts[index]) == .binaryOperator {
      guard isOperator(tree.name(parts[index]), .isFallback) else { return nil }
      first = first ?? index
    }
    return first.flatMap { symbols.topLevel(tree.name(parts[$0])).isEmpty ? $0 : nil }
  }

  private func inferFallback(
    _ left: ArraySlice<NodeIndex>,
    _ right: ArraySlice<NodeIndex>,
    expected: SwiftType?,
    _ context: inout Context,
    destination: DeclarationID?
  ) -> SwiftType {
    let left = inferOperands(
      left,
      expected: expected.map { .optional($0) },
      &context,
      destination: destination
    )
    let right = context.branch { context in
      inferOperands(right, expected: expected ?? left.unwrapped, &context, destination: nil)
    }
    let value = left.unwrapped.isUnknown ? right.unwrapped : left.unwrapped
    if case .optional = right.form { return .optional(value) }
    return value
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
    var joined = JoinedType()
    joined.add(left)
    joined.add(right)
    return known(expected, orElse: joined.type)
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
    if case .parameter = source.form { recordEscape(of: source, at: value, context) }
    if tree.kind(cast) == .isOperator { return plainTypes.boolean }
    recordMention(of: type, at: tree.mainToken(cast), context)
    return tree.flags(cast).contains(.isOptional) ? .optional(type) : type
  }

  /// A chain of other operators: the operands are looked at, the outcome is mostly not known.
  private func inferOperators(
    _ parts: ArraySlice<NodeIndex>,
    _ context: inout Context
  ) -> SwiftType {
    let tree = context.tree
    let operators = parts.filter { tree.kind($0) == .binaryOperator }
    let traits = operators.map { program.libraries.traits(of: tree.name($0)) }
    // What other operators do with a whole value is not known.
    let isLost = traits.contains { $0.isDisjoint(with: [.isComparison, .isFallback]) }
    var isShortCircuit = false
    var operands: [(NodeIndex, SwiftType)] = []
    for part in parts {
      switch tree.kind(part) {
      case .binaryOperator:
        isShortCircuit = isShortCircuit || isOperator(tree.name(part), .isShortCircuit)
      case .castOperator, .isOperator:
        let type = tree.type(in: part).map {
          resolve($0, file: context.file, scope: context.scope)
        }
        recordMention(of: type, at: tree.mainToken(part), context)
      default:
        let type =
          isShortCircuit
          ? context.branch { infer(part, expected: nil, &$0) }
          : infer(part, expected: nil, &context)
        operands.append((part, type))
        if isLost { recordEscape(of: type, at: part, context, isConversion: true) }
      }
    }
    if traits.contains(where: { $0.contains(.isComparison) }) { return plainTypes.boolean }
    if operators.count == 1,
      let made = program.libraries.result(ofOperator: tree.name(operators[0]))
    {
      return .external(made, [outcome(of: operands, tree)])
    }
    return traits.allSatisfy { $0.contains(.isArithmetic) }
      ? outcome(of: operands, tree) : .unknown
  }

  /// What arithmetic yields: of values of one library's type, another; nothing of an app's is in
  /// what is made of none.
  private func outcome(of operands: [(NodeIndex, SwiftType)], _ tree: SyntaxTree) -> SwiftType {
    let types = operands.map(\.1)
    guard types.allSatisfy({ isOfLibrary($0) }) else { return .unknown }
    let literals: Set<NodeKind> = [.integerLiteral, .floatLiteral]
    let settled = operands.filter { !literals.contains(tree.kind($0.0)) }.map(\.1)
    let known = settled.isEmpty ? types : settled
    if known.allSatisfy({ $0 == known[0] }) { return known[0] }
    return types.contains { $0.mayHoldDeclared } ? .unknown : .foreign
  }

  private func isOperator(_ name: Name, _ trait: LibraryTraits) -> Bool {
    program.libraries.knows(name, trait)
  }

  private func isOfLibrary(_ type: SwiftType) -> Bool {
    switch type.form {
    case .external: true
    case .nominal(let id, _): !program.isSource(id)
    default: false
    }
  }
}

extension Reference {
  /// The same mention as the target of an assignment.
  var written: Reference {
    Reference(target: target, place: place, isWrite: true, destination: nil, isAbsent: isAbsent)
  }
}
