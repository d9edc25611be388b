import PureLintSource

extension SyntaxTree {
  /// The tokens that name the variables which a pattern binds, in source order.
  public func namesBound(by pattern: NodeIndex) -> [TokenIndex] {
    var names: [TokenIndex] = []
    forEachName(boundBy: pattern) { names.append($0) }
    return names
  }

  /// Visits the tokens that name the variables which a pattern binds, in source order.
  public func forEachName(boundBy pattern: NodeIndex, _ visit: (TokenIndex) -> Void) {
    for position in pattern.position..<end(of: pattern) {
      let node = NodeIndex(position)
      if kind(node) == .identifierPattern { visit(mainToken(node)) }
    }
  }

  /// Whether an accessor block only observes storage: `willSet`, `didSet`.
  public func isObserverBlock(_ block: NodeIndex) -> Bool {
    children(block).allSatisfy { accessor in
      let kind = tokens.kinds[mainToken(accessor).position]
      return kind == .cwWillSet || kind == .cwDidSet
    }
  }

  /// Whether a token begins with an upper-case letter, as names of types do.
  public func startsUppercase(_ token: TokenIndex) -> Bool {
    let range = range(token)
    let bytes = source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    guard let first = bytes.first else { return false }
    let isPlain = bytes.prefix(2).allSatisfy { $0 < 0x80 } && first != UInt8(ascii: "`")
    if isPlain { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
    return text(token).first?.isUppercase ?? false
  }

  /// The position of the first of some nodes in preorder that is of one of some kinds.
  /// - Complexity: O(nodes in front of it).
  public func first(of kinds: NodeKindSet, in positions: Range<Int>) -> Int? {
    nodes.first(of: kinds, in: positions)
  }

  /// The first child; nil for a node without children.
  /// - Complexity: O(1).
  public func firstChild(of node: NodeIndex) -> NodeIndex? { children(node).first { _ in true } }

  /// The first child that is a type.
  @inlinable
  public func type(in node: NodeIndex) -> NodeIndex? {
    children(node).first { kind($0).isType }
  }

  /// The first child that is an expression.
  @inlinable
  public func expression(in node: NodeIndex) -> NodeIndex? {
    children(node).first { kind($0).isExpression }
  }

  /// The expression behind the `=` of a binding, parameter or capture.
  public func initialValue(of node: NodeIndex) -> NodeIndex? {
    child(node, .initializerClause).flatMap { expression(in: $0) }
  }

  /// Whether an attribute of a name stands in front of a declaration or a type.
  public func hasAttribute(_ name: Name, on node: NodeIndex) -> Bool {
    children(node).contains { child in
      kind(child) == .attribute && type(in: child).map { self.name($0) == name } == true
    }
  }

  /// The type behind the `:` of a binding.
  public func annotatedType(of node: NodeIndex) -> NodeIndex? {
    child(node, .typeAnnotation).flatMap { type(in: $0) }
  }

  /// Whether something in the byte range of a node is not Swift.
  /// - Complexity: O(log errors).
  public func hasError(in node: NodeIndex) -> Bool {
    guard !errors.isEmpty else { return false }
    let range = range(node)
    var low = 0
    var high = errors.count
    while low < high {
      let middle = (low + high) / 2
      if errors[middle].offset < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < errors.count && errors[low].offset <= range.upperBound
  }

  /// Whether a name is what a call calls: `make` in `service.make()`.
  /// - Complexity: O(*d* log *n*) for *d* nodes around the name of *n* children each.
  public func isCalled(_ name: TokenIndex) -> Bool { call(of: name) != nil }

  /// The calls of members on what a call yields, in source order: `.b()` and `.c()` of `a().b().c()`.
  public func calls(behind call: NodeIndex) -> [NodeIndex] {
    var found: [NodeIndex] = []
    var whole = call
    for node in nodes(around: call).reversed() {
      if kind(node) == .memberAccess { continue }
      guard kind(node) == .call, let callee = expression(in: node),
        callee.position + 1 == whole.position
      else { break }
      found.append(node)
      whole = node
    }
    return found
  }

  /// The call that calls a name, if there is one: `service.make()` for `make`.
  /// - Complexity: O(*d* log *n*) for *d* nodes around the name of *n* children each.
  public func call(of name: TokenIndex) -> NodeIndex? {
    var next: NodeIndex? = .root
    while let node = next {
      if kind(node) == .call, let callee = expression(in: node), mainToken(callee) == name {
        return node
      }
      next = child(of: node, covering: name)
    }
    return nil
  }

  /// The declaration of a type with members whose name begins at an offset.
  /// - Complexity: O(*d* log *n*) for *d* nodes around the name of *n* children each.
  public func typeDeclaration(namedAt offset: UInt32) -> NodeIndex? {
    var next: NodeIndex? = .root
    while let node = next {
      if kind(node).declaresTypeWithMembers, range(mainToken(node)).lowerBound == offset {
        return node
      }
      next = firstChild(of: node) { child in
        let end = nodes[child.position].endToken
        return end > 0 && offset < tokens.ends[Int(end) - 1]
      }
      .flatMap { range($0).contains(offset) ? $0 : nil }
    }
    return nil
  }

  /// The condition behind `#if` or `#elseif`. `os(Linux)` is written like a call, but it is none.
  public func directiveCondition(of node: NodeIndex) -> NodeIndex? {
    let isConditional =
      kind(node) == .ifConfigClause && tokens.kinds[mainToken(node).position] != .poundElse
    return isConditional ? firstChild(of: node) : nil
  }

  /// Whether a statement, or an expression that is no macro, is among the items directly below a node,
  /// clauses of `#if` looked into.
  public func hasStatements(in node: NodeIndex) -> Bool {
    children(node).contains { item in
      // The condition of a clause runs nothing.
      guard item != directiveCondition(of: node) else { return false }
      return switch kind(item) {
      case .ifConfig: children(item).contains { hasStatements(in: $0) }
      case .macroExpansion: false
      case let kind: kind.isStatement || kind.isExpression
      }
    }
  }

  /// The index after the last node of a subtree.
  @inlinable @inline(__always)
  public func end(of node: NodeIndex) -> Int { node.position + Int(nodes.size(node.position)) }
}

extension NodeKind {
  /// Whether a node of this kind declares a type whose members may have bodies.
  fileprivate var declaresTypeWithMembers: Bool {
    switch self {
    case .classDeclaration, .actorDeclaration, .structDeclaration, .enumDeclaration: true
    default: false
    }
  }

  /// Whether a node of this kind spells a type.
  public var isType: Bool {
    rawValue >= NodeKind.identifierType.rawValue && rawValue <= NodeKind.placeholderType.rawValue
      && self != .genericArgumentClause && self != .tupleTypeElement
  }

  /// Whether a node of this kind is a pattern; an element of a tuple pattern is none.
  public var isPattern: Bool {
    rawValue >= NodeKind.identifierPattern.rawValue
      && rawValue <= NodeKind.expressionPattern.rawValue && self != .tuplePatternElement
  }

  /// Whether a node of this kind is a statement; `if`, `switch` and `do` count as such anywhere.
  public var isStatement: Bool {
    rawValue >= NodeKind.ifExpression.rawValue && rawValue <= NodeKind.labeledStatement.rawValue
      && ![
        .switchCase, .caseItem, .whereCondition, .conditionList, .optionalBinding,
        .caseCondition, .availability, .catchClause,
      ].contains(self)
  }

  /// Whether a node of this kind yields a value; `if`, `switch` and `do` may.
  public var isExpression: Bool {
    switch self {
    case .ifExpression, .switchExpression, .doExpression: true
    case .binaryOperator, .arrowOperator, .assignmentOperator, .ternaryOperator, .isOperator,
      .castOperator,
      .nameArguments, .argumentList, .argument, .trailingClosure, .dictionaryElement,
      .closureSignature, .captureList, .capture, .closureParameter, .interpolation,
      .keyPathComponent:
      false
    default: rawValue >= NodeKind.sequenceExpression.rawValue
    }
  }

  /// Whether a node of this kind declares something.
  public var isDeclaration: Bool {
    rawValue >= NodeKind.importDeclaration.rawValue
      && rawValue <= NodeKind.macroDeclaration.rawValue
  }
}
