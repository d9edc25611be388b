import PureLintSource
import PureLintSyntax

/// Operands and operators: assignments, casts, `??`, the ternary, everything else.
extension BodyWalker {
  func inferSequence(_ node: NodeIndex, expected: SwiftType?) -> SwiftType {
    var parts: [NodeIndex] = []
    // Most sequences are two operands with something between them.
    parts.reserveCapacity(3)
    for part in tree.children(node) { parts.append(part) }
    if parts.count > 1, tree.kind(parts[1]) == .assignmentOperator {
      return inferAssignment(to: parts[0], from: parts[2...])
    }
    return inferOperands(parts[...], expected: expected, destination: nil)
  }

  private func inferAssignment(
    to target: NodeIndex,
    from parts: ArraySlice<NodeIndex>
  ) -> SwiftType {
    if tree.kind(target) == .tupleExpression, parts.count == 1, let only = parts.first,
      tree.kind(only) == .tupleExpression
    {
      let targets = Array(tree.children(target)).compactMap { tree.expression(in: $0) }
      let values = Array(tree.children(only)).compactMap { tree.expression(in: $0) }
      if targets.count == values.count, targets.count > 1 {
        for (target, value) in zip(targets, values) {
          _ = inferAssignment(to: target, from: [value])
        }
        return .void
      }
    }
    let (assigned, destination) = inferTarget(target)
    let unknown = takeUnknownRead(assigned.recorded)
    let expected = assigned.type.isUnknown ? nil : assigned.type
    let value: SwiftType
    // The value of `x?.y = …` is made if there is an `x`.
    if tree.isChained(target) {
      value = branch {
        inferOperands(parts, expected: expected, destination: destination)
      }
    } else {
      value = inferOperands(parts, expected: expected, destination: destination)
    }
    if let unknown { addUnknownWrite(unknown, of: value) }
    return .void
  }

  private func addUnknownWrite(_ target: UnknownRead, of type: SwiftType) {
    recorder?.facts.unknownWrites.append(
      UnknownWrite(name: target.name, place: target.place, holder: target.holder, type: type)
    )
  }

  /// The left side of an assignment, and what is assigned to: mentions of it are writes.
  private func inferTarget(_ target: NodeIndex) -> (found: Inferred, meant: DeclarationID?) {
    guard tree.kind(target) == .tupleExpression else {
      let found = inferred(target, .demand(nil))
      return (found, markWritten(found.recorded))
    }
    for element in tree.children(target) {
      if let inner = tree.expression(in: element) { _ = inferTarget(inner) }
    }
    return (Inferred(.unknown), nil)
  }

  /// Operands and operators without assignment: casts, `??`, the ternary, everything else.
  @discardableResult
  private func inferOperands(
    _ parts: ArraySlice<NodeIndex>,
    expected: SwiftType?,
    destination: DeclarationID?
  ) -> SwiftType {
    guard let first = parts.first else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.expressionDepthLimit else {
      for part in parts { recordWords(of: part) }
      return .unknown
    }
    let rest = parts.dropFirst()
    guard let next = rest.first else {
      return infer(first, expected: expected, destination: destination)
    }
    if let split = parts.firstIndex(where: { tree.kind($0) == .ternaryOperator }) {
      inferOperands(parts[..<split], expected: nil, destination: nil)
      return inferTernary(parts[split...], expected, destination)
    }
    if tree.kind(next) == .castOperator || tree.kind(next) == .isOperator, rest.count == 1 {
      return inferCast(first, next, destination: destination)
    }
    if tree.kind(next) == .arrowOperator { return inferFunctionType(parts) }
    if let split = fallback(in: parts) {
      return inferFallback(
        parts[..<split],
        parts[(split + 1)...],
        expected: expected,
        destination: destination
      )
    }
    return inferDeclaredOperator(parts, expected) ?? inferOperators(parts)
  }

  /// `(A) -> B` as a value; what `->` yields may be such a type again.
  private func inferFunctionType(_ parts: ArraySlice<NodeIndex>) -> SwiftType {
    var rest = parts
    var given: [SwiftType] = []
    while rest.count > 2, let first = rest.first {
      given.append(infer(first, expected: nil))
      rest = rest.dropFirst(2)
    }
    let last = rest.count == 1 ? rest.first : nil
    let yielded = last.map { infer($0, expected: nil) } ?? .unknown
    return given.reversed().reduce(yielded) { functionType(from: $1, to: $0).bounded }
  }

  /// The type of functions whose parameters and result are written as values.
  private func functionType(from given: SwiftType, to yielded: SwiftType) -> SwiftType {
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
  private func fallback(in parts: ArraySlice<NodeIndex>) -> Int? {
    var first: Int?
    for index in parts.indices where tree.kind(parts[index]) == .binaryOperator {
      guard isOperator(tree.name(parts[index]), .isFallback) else { return nil }
      first = first ?? index
    }
    return first.flatMap { resolver.symbols.topLevel(tree.name(parts[$0])).isEmpty ? $0 : nil }
  }

  private func inferFallback(
    _ left: ArraySlice<NodeIndex>,
    _ right: ArraySlice<NodeIndex>,
    expected: SwiftType?,
    destination: DeclarationID?
  ) -> SwiftType {
    let left = inferOperands(
      left,
      expected: expected.map { .optional($0) },
      destination: destination
    )
    let right = branch {
      inferOperands(right, expected: expected ?? left.unwrapped, destination: nil)
    }
    let value = left.unwrapped.isUnknown ? right.unwrapped : left.unwrapped
    if case .optional = right.form { return .optional(value) }
    return value
  }

  private func inferTernary(
    _ parts: ArraySlice<NodeIndex>,
    _ expected: SwiftType?,
    _ destination: DeclarationID?
  ) -> SwiftType {
    guard let ternary = parts.first else { return .unknown }
    let left = branch {
      tree.expression(in: ternary)
        .map { infer($0, expected: expected, destination: destination) } ?? .unknown
    }
    let right = branch {
      inferOperands(parts.dropFirst(), expected: expected, destination: destination)
    }
    var joined = JoinedType()
    joined.add(left)
    joined.add(right)
    return known(expected, orElse: joined.type(resolver))
  }

  private func inferCast(
    _ value: NodeIndex,
    _ cast: NodeIndex,
    destination: DeclarationID?
  ) -> SwiftType {
    let node = tree.type(in: cast)
    let type = node.map { resolve($0) } ?? .unknown
    let isCoercion = tree.flags(cast).isDisjoint(with: [.isOptional, .isForced])
    let source = infer(value, expected: isCoercion ? type : nil, destination: destination)
    if case .parameter = source.form { recordEscape(of: source, at: value) }
    if tree.kind(cast) == .isOperator { return resolver.plainTypes.boolean }
    recordMention(of: type, at: tree.mainToken(cast))
    return tree.flags(cast).contains(.isOptional) ? .optional(type) : type
  }

  /// A chain of other operators: the operands are looked at, the outcome is mostly not known.
  private func inferOperators(_ parts: ArraySlice<NodeIndex>) -> SwiftType {
    let operators = Operators(in: parts, tree, program.libraries)
    var isShortCircuit = false
    var operands: [(NodeIndex, SwiftType)] = []
    for part in parts {
      switch tree.kind(part) {
      case .binaryOperator:
        isShortCircuit = isShortCircuit || isOperator(tree.name(part), .isShortCircuit)
      case .castOperator, .isOperator:
        let type = tree.type(in: part).map { resolve($0) }
        recordMention(of: type, at: tree.mainToken(part))
      default:
        let type =
          isShortCircuit
          ? branch { infer(part, expected: nil) }
          : infer(part, expected: nil)
        operands.append((part, type))
        if operators.loseOperands { recordEscape(of: type, at: part, isConversion: true) }
      }
    }
    if operators.compare { return resolver.plainTypes.boolean }
    if let composed = composition(of: operands.map(\.1), joinedBy: parts) { return composed }
    if let made = operators.sole.flatMap({ program.libraries.result(ofOperator: $0) }) {
      return .external(made, [outcome(of: operands)])
    }
    return operators.calculate ? outcome(of: operands) : .unknown
  }

  /// The effects of the operators of a chain.
  private struct Operators {
    /// The only one, if it is.
    private(set) var sole: Name?
    /// Whether one of them makes a truth of its operands.
    private(set) var compare = false
    /// Whether all of them make numbers of numbers.
    private(set) var calculate = true
    /// Whether it is not known what one of them does with a whole value.
    private(set) var loseOperands = false

    init(in parts: ArraySlice<NodeIndex>, _ tree: SyntaxTree, _ libraries: LibraryTable) {
      var count = 0
      for part in parts where tree.kind(part) == .binaryOperator {
        let name = tree.name(part)
        let traits = libraries.traits(of: name)
        count += 1
        sole = count == 1 ? name : nil
        compare = compare || traits.contains(.isComparison)
        calculate = calculate && traits.contains(.isArithmetic)
        loseOperands = loseOperands || traits.isDisjoint(with: [.isComparison, .isFallback])
      }
    }
  }

  /// What arithmetic yields: of values of one library's type, another; nothing of an app's is in
  /// what is made of none. Numbers in the source take the type of the other operands.
  private func outcome(of operands: [(node: NodeIndex, type: SwiftType)]) -> SwiftType {
    guard operands.allSatisfy({ isOfLibrary($0.type) }) else { return .unknown }
    let areAllNumbers = operands.allSatisfy { isNumber($0.node) }
    var common: SwiftType?
    for (node, type) in operands where areAllNumbers || !isNumber(node) {
      guard let known = common, known != type else {
        common = type
        continue
      }
      return operands.contains { $0.type.mayHoldDeclared } ? .unknown : .foreign
    }
    return common ?? .unknown
  }

  private func isNumber(_ node: NodeIndex) -> Bool {
    tree.kind(node) == .integerLiteral || tree.kind(node) == .floatLiteral
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
