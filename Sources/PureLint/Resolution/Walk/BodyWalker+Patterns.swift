import PureLintSource
import PureLintSyntax

/// Patterns: the names that they bind, with the types that taking a value apart gives.
extension BodyWalker {
  /// Puts the names of a pattern in scope.
  /// - Parameters:
  ///   - type: The type of the value that is matched.
  ///   - isBinding: Whether bare names stand for parts of the value, as they do behind `let`.
  func bind(_ pattern: NodeIndex, _ type: SwiftType, isBinding: Bool = false) {
    switch tree.kind(pattern) {
    case .identifierPattern: bindName(at: tree.mainToken(pattern), type)
    case .valueBindingPattern:
      for child in tree.children(pattern) { bind(child, type, isBinding: true) }
    case .tuplePattern:
      let parts = tree.children(pattern).map { part in
        MatchedPart(
          label: tree.flags(part).contains(.hasLabel) ? tree.name(part) : nil,
          node: tree.children(part).first { tree.kind($0).isPattern }
        )
      }
      match(parts, with: type, isBinding: isBinding)
    case .expressionPattern:
      guard let child = tree.firstChild(of: pattern) else { return }
      match(child, with: type, isBinding: isBinding)
    case .isTypePattern, .wildcardPattern: break
    default: visitAll(pattern)
    }
  }

  /// The type of a name that a pattern binds in a value of some type; nil if it binds no such name.
  public func type(of name: Name, boundBy pattern: NodeIndex, matching value: SwiftType)
    -> SwiftType?
  {
    block {
      bind(pattern, value)
      return locals[name]?.type
    }
  }

  /// Puts a name in scope that stands at a token.
  func bindName(at token: TokenIndex, _ type: SwiftType, declaration: DeclarationID? = nil) {
    if tree.tokens.kinds[token.position] == .kwSelf {
      locals.bind("self", type.isUnknown ? resolver.selfType(of: scope) : type)
    } else {
      recorder?.types?.note(type, nameAt: token, in: file)
      locals.bind(
        tree.name(token),
        type,
        declaration ?? self.declaration(at: token),
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
  private func match(_ node: NodeIndex, with type: SwiftType, isBinding: Bool) {
    switch tree.kind(node) {
    case let kind where kind.isPattern: bind(node, type, isBinding: isBinding)
    case .wildcardExpression: break
    case .nameExpression where isBinding && tree.isIdentifier(tree.mainToken(node)):
      bindName(at: tree.mainToken(node), type)
    case .optionalChainingExpression:
      guard let inner = tree.firstChild(of: node) else { return }
      match(inner, with: type.unwrappedOnce, isBinding: isBinding)
    case .tupleExpression:
      match(parts(of: node), with: type, isBinding: isBinding)
    case .sequenceExpression: matchCast(node, isBinding: isBinding)
    case .call: matchCall(node, with: type, isBinding: isBinding)
    case .implicitMember: infer(node, expected: type)
    default: infer(node, expected: nil)
    }
  }

  /// Takes the parts of a tuple apart; what is in parentheses alone is the value itself.
  private func match(_ parts: [MatchedPart], with type: SwiftType, isBinding: Bool) {
    if parts.count == 1, let node = parts[0].node {
      return match(node, with: type, isBinding: isBinding)
    }
    var elements: [SwiftType.Element] = []
    if case .tuple(let found) = type.form { elements = Array(found) }
    let lost = type.part
    for (position, part) in parts.enumerated() {
      let labelled = part.label.flatMap { label in elements.first { $0.label == label } }
      let known = labelled ?? (elements.count == parts.count ? elements[position] : nil)
      guard let node = part.node else { continue }
      match(node, with: known?.type ?? lost, isBinding: isBinding)
    }
  }

  private func parts(of list: NodeIndex) -> [MatchedPart] {
    tree.children(list).filter { tree.kind($0) == .argument }.map { argument in
      MatchedPart(
        label: tree.flags(argument).contains(.hasLabel) ? tree.name(argument) : nil,
        node: tree.firstChild(of: argument)
      )
    }
  }

  /// `let x as X`; everything else with operators is an expression to compare with.
  private func matchCast(_ node: NodeIndex, isBinding: Bool) {
    let operands = Array(tree.children(node))
    guard operands.count == 2, tree.kind(operands[1]) == .castOperator else {
      infer(node, expected: nil)
      return
    }
    let type = tree.type(in: operands[1]).map { resolve($0) }
    recordMention(of: type, at: tree.mainToken(operands[1]))
    match(operands[0], with: type ?? .unknown, isBinding: isBinding)
  }

  // MARK: Enum cases

  /// `.done(let a, b)`, `.some(let x)`, `Step.done(let a)`; any other call is an expression to
  /// compare with.
  private func matchCall(_ node: NodeIndex, with type: SwiftType, isBinding: Bool) {
    let list = tree.child(node, .argumentList)
    let parts = list.map { self.parts(of: $0) } ?? []
    guard let callee = tree.expression(in: node),
      let payload = payload(of: callee, matching: type, parts.map(\.label))
    else {
      // What it binds is part of nothing known.
      for position in node.position..<tree.end(of: node)
      where tree.kind(NodeIndex(position)) == .identifierPattern {
        bindName(at: tree.mainToken(NodeIndex(position)), .unknown)
      }
      infer(node, expected: nil)
      return
    }
    for (part, type) in zip(parts, payload) {
      guard let node = part.node else { continue }
      match(node, with: type, isBinding: isBinding)
    }
  }

  /// The type that each part of a case's pattern is matched with; nil if the callee is no case.
  private func payload(
    of callee: NodeIndex,
    matching type: SwiftType,
    _ labels: [Name?]
  ) -> [SwiftType]? {
    let name = tree.name(callee)
    switch tree.kind(callee) {
    case .implicitMember:
      if case .optional(let wrapped) = type.form, name == "some" { return [wrapped] }
      let cases = self.cases(name, of: type.unwrapped)
      record(cases, at: tree.mainToken(callee))
      return cases.first.map { payload(of: $0, labels) } ?? labels.map { _ in type.unwrapped.part }
    case .memberAccess:
      guard let base = tree.expression(in: callee) else { return nil }
      guard case .metatype(let named) = asking({ infer(base, expected: nil) }).form else {
        return nil
      }
      if name == "some", named == type.unwrapped || named.declaration == optional {
        infer(base, expected: nil)
        return [type.unwrappedOnce]
      }
      let isSame = named.declaration != nil && named.declaration == type.declaration
      let cases = self.cases(name, of: isSame ? type.unwrapped : named)
      guard let first = cases.first else { return nil }
      infer(base, expected: nil)
      record(cases, at: tree.mainToken(callee))
      return payload(of: first, labels)
    default: return nil
    }
  }

  private var optional: DeclarationID? { resolver.optionalType(of: .unknown).declaration }

  private func cases(_ name: Name, of type: SwiftType) -> [Resolver.Member] {
    resolver.findMembers(name, of: type).filter { program[$0.id].kind == .enumCase }
  }

  private func record(_ cases: [Resolver.Member], at token: TokenIndex) {
    for found in cases { record(found.id, at: token, destination: nil) }
  }

  private func payload(of found: Resolver.Member, _ labels: [Name?]) -> [SwiftType] {
    let parameters = resolver.parameterList(of: found.id).map { parameter in
      SwiftType.Element(
        label: parameter.label,
        type: resolver.substitute(found.substitution, in: parameter.type)
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

extension SyntaxTree {
  /// Whether a token is a name that can be bound.
  fileprivate func isIdentifier(_ token: TokenIndex) -> Bool {
    tokens.kinds[token.position].isIdentifierLike
  }
}
