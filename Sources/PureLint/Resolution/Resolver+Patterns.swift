/// Patterns: the names that they bind, with the types that taking a value apart gives.
extension Resolver {
  /// Puts the names of a pattern in scope.
  /// - Parameters:
  ///   - type: The type of the value that is matched.
  ///   - isBinding: Whether bare names stand for parts of the value, as they do behind `let`.
  func bind(
    _ pattern: NodeIndex,
    _ type: SwiftType,
    _ context: inout Context,
    isBinding: Bool = false
  ) {
    let tree = context.tree
    switch tree.kind(pattern) {
    case .identifierPattern: bindName(at: tree.mainToken(pattern), type, &context)
    case .valueBindingPattern:
      for child in tree.children(pattern) { bind(child, type, &context, isBinding: true) }
    case .tuplePattern:
      let parts = tree.children(pattern).map { part in
        MatchedPart(
          label: tree.flags(part).contains(.hasLabel) ? tree.name(part) : nil,
          node: tree.children(part).first { tree.kind($0).isPattern }
        )
      }
      match(parts, with: type, &context, isBinding: isBinding)
    case .expressionPattern:
      guard let child = tree.firstChild(of: pattern) else { return }
      match(child, with: type, &context, isBinding: isBinding)
    case .isTypePattern, .wildcardPattern: break
    default: visitAll(pattern, &context)
    }
  }

  /// The type of a name that a pattern binds in a value of some type; nil if it binds no such name.
  func type(
    of name: Name,
    boundBy pattern: NodeIndex,
    in file: Int,
    matching value: SwiftType,
    scope: DeclarationID?
  ) -> SwiftType? {
    let tree = program.trees[file]
    var context = Context(file: file, tree: tree, scope: scope, isRecording: false)
    bind(pattern, value, &context)
    return context.local(name)?.type
  }

  /// Puts a name in scope that stands at a token.
  func bindName(
    at token: TokenIndex,
    _ type: SwiftType,
    _ context: inout Context,
    declaration: DeclarationID? = nil
  ) {
    let tree = context.tree
    if tree.tokens.kinds[token.position] == .kwSelf {
      context.bind("self", type.isUnknown ? selfType(of: context.scope) : type)
    } else {
      if context.isRecording { recording?.note(type, nameAt: token, in: context.file) }
      context.bind(
        tree.name(token),
        type,
        declaration ?? self.declaration(at: token, in: context.file),
        at: token
      )
    }
  }

  /// One of several patterns in parentheses.
  private struct MatchedPart {
    let label: Name?
    let node: NodeIndex?
  }

  /// Takes a value apart by a pattern that reads like an expression.
  private func match(
    _ node: NodeIndex,
    with type: SwiftType,
    _ context: inout Context,
    isBinding: Bool
  ) {
    let tree = context.tree
    switch tree.kind(node) {
    case let kind where kind.isPattern: bind(node, type, &context, isBinding: isBinding)
    case .wildcardExpression: break
    case .nameExpression where isBinding && tree.isIdentifier(tree.mainToken(node)):
      bindName(at: tree.mainToken(node), type, &context)
    case .optionalChainingExpression:
      guard let inner = tree.firstChild(of: node) else { return }
      match(inner, with: type.unwrappedOnce, &context, isBinding: isBinding)
    case .tupleExpression:
      match(parts(of: node, tree), with: type, &context, isBinding: isBinding)
    case .sequenceExpression: matchCast(node, &context, isBinding: isBinding)
    case .call: matchCall(node, with: type, &context, isBinding: isBinding)
    case .implicitMember: infer(node, expected: type, &context)
    default: infer(node, expected: nil, &context)
    }
  }

  /// Takes the parts of a tuple apart; what is in parentheses alone is the value itself.
  private func match(
    _ parts: [MatchedPart],
    with type: SwiftType,
    _ context: inout Context,
    isBinding: Bool
  ) {
    if parts.count == 1, let node = parts[0].node {
      return match(node, with: type, &context, isBinding: isBinding)
    }
    var elements: [SwiftType.Element] = []
    if case .tuple(let found) = type.form { elements = Array(found) }
    let lost = type.part
    for (position, part) in parts.enumerated() {
      let labelled = part.label.flatMap { label in elements.first { $0.label == label } }
      let known = labelled ?? (elements.count == parts.count ? elements[position] : nil)
      guard let node = part.node else { continue }
      match(node, with: known?.type ?? lost, &context, isBinding: isBinding)
    }
  }

  private func parts(of list: NodeIndex, _ tree: SyntaxTree) -> [MatchedPart] {
    tree.children(list).filter { tree.kind($0) == .argument }.map { argument in
      MatchedPart(
        label: tree.flags(argument).contains(.hasLabel) ? tree.name(argument) : nil,
        node: tree.firstChild(of: argument)
      )
    }
  }

  /// `let x as X`; everything else with operators is an expression to compare with.
  private func matchCast(_ node: NodeIndex, _ context: inout Context, isBinding: Bool) {
    let tree = context.tree
    let operands = Array(tree.children(node))
    guard operands.count == 2, tree.kind(operands[1]) == .castOperator else {
      infer(node, expected: nil, &context)
      return
    }
    let type = tree.type(in: operands[1]).map {
      resolve($0, file: context.file, scope: context.scope)
    }
    recordMention(of: type, at: tree.mainToken(operands[1]), context)
    match(operands[0], with: type ?? .unknown, &context, isBinding: isBinding)
  }

  // MARK: Enum cases

  /// `.done(let a, b)`, `.some(let x)`, `Step.done(let a)`; any other call is an expression to
  /// compare with.
  private func matchCall(
    _ node: NodeIndex,
    with type: SwiftType,
    _ context: inout Context,
    isBinding: Bool
  ) {
    let tree = context.tree
    let list = tree.child(node, .argumentList)
    let parts = list.map { self.parts(of: $0, tree) } ?? []
    guard let callee = tree.expression(in: node),
      let payload = payload(of: callee, matching: type, parts.map(\.label), &context)
    else {
      // What it binds is part of nothing known.
      for position in node.position..<tree.end(of: node)
      where tree.kind(NodeIndex(position)) == .identifierPattern {
        bindName(at: tree.mainToken(NodeIndex(position)), .unknown, &context)
      }
      infer(node, expected: nil, &context)
      return
    }
    for (part, type) in zip(parts, payload) {
      guard let node = part.node else { continue }
      match(node, with: type, &context, isBinding: isBinding)
    }
  }

  /// The type that each part of a case's pattern is matched with; nil if the callee is no case.
  private func payload(
    of callee: NodeIndex,
    matching type: SwiftType,
    _ labels: [Name?],
    _ context: inout Context
  ) -> [SwiftType]? {
    let tree = context.tree
    let name = tree.name(callee)
    switch tree.kind(callee) {
    case .implicitMember:
      if case .optional(let wrapped) = type.form, name == "some" { return [wrapped] }
      let cases = self.cases(name, of: type.unwrapped)
      record(cases, at: tree.mainToken(callee), context)
      return cases.first.map { payload(of: $0, labels) } ?? labels.map { _ in type.unwrapped.part }
    case .memberAccess:
      guard let base = tree.expression(in: callee) else { return nil }
      var probe = context.probe
      guard case .metatype(let named) = infer(base, expected: nil, &probe).form else { return nil }
      if name == "some", named == type.unwrapped || named.declaration == optional {
        infer(base, expected: nil, &context)
        return [type.unwrappedOnce]
      }
      let isSame = named.declaration != nil && named.declaration == type.declaration
      let cases = self.cases(name, of: isSame ? type.unwrapped : named)
      guard let first = cases.first else { return nil }
      infer(base, expected: nil, &context)
      record(cases, at: tree.mainToken(callee), context)
      return payload(of: first, labels)
    default: return nil
    }
  }

  private var optional: DeclarationID? { optionalType(of: .unknown).declaration }

  private func cases(_ name: Name, of type: SwiftType) -> [Member] {
    findMembers(name, of: type).filter { program[$0.id].kind == .enumCase }
  }

  private func record(_ cases: [Member], at token: TokenIndex, _ context: Context) {
    for found in cases { record(found.id, at: token, context, destination: nil) }
  }

  private func payload(of found: Member, _ labels: [Name?]) -> [SwiftType] {
    let parameters = parameterList(of: found.id).map { parameter in
      SwiftType.Element(
        label: parameter.label,
        type: substitute(found.substitution, in: parameter.type)
      )
    }
    if labels.count == parameters.count { return parameters.map(\.type) }
    // One name for all that the case holds.
    if labels.count == 1, labels[0] == nil { return [.tuple(parameters)] }
    return labels.map { label in
      parameters.first { label != nil && $0.label == label }?.type ?? .unknown
    }
  }
}

extension SwiftType {
  /// What is known of a part of a value that cannot be looked into.
  var part: SwiftType {
    switch self.form {
    case .made, .external: .made(of: [self])
    default: mayHoldDeclared ? .unknown : .foreign
    }
  }
}

extension SyntaxTree {
  /// Whether a token is a name that can be bound.
  fileprivate func isIdentifier(_ token: TokenIndex) -> Bool {
    tokens.kinds[token.position].isIdentifierLike
  }
}
