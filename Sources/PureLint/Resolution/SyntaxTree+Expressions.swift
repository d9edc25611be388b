import PureLintSource
import PureLintSyntax

/// Expressions as they are written: calls, chains, closures.
extension SyntaxTree {
  /// The arguments of a call, trailing closures included.
  public func callArguments(of node: NodeIndex) -> [CallArgument] {
    var found: [CallArgument] = []
    for child in children(node) {
      switch kind(child) {
      case .argumentList:
        let count = children(child).reduce(0) { count, _ in count + 1 }
        // To grow step by step would take most of the time.
        if count > 1 { found.reserveCapacity(count) }
        for argument in children(child) where kind(argument) == .argument {
          if let argument = callArgument(argument) { found.append(argument) }
        }
      case .trailingClosure:
        if let argument = callArgument(child) { found.append(argument) }
      default: break
      }
    }
    return found
  }

  private func callArgument(_ argument: NodeIndex) -> CallArgument? {
    guard let value = expression(in: argument) else { return nil }
    let token = mainToken(argument)
    let isLabelled = flags(argument).contains(.hasLabel)
    return CallArgument(
      label: isLabelled ? label(at: token) : nil,
      node: value,
      token: token,
      isTrailing: !isLabelled && kind(argument) == .trailingClosure
    )
  }

  /// Whether an expression is an optional chain, or a member at the end of one.
  func isChained(_ expression: NodeIndex) -> Bool {
    var next: NodeIndex? = expression
    while let node = next {
      if kind(node) == .optionalChainingExpression { return true }
      let goesOn = kind(node).isLink || kind(node) == .forceUnwrapExpression
      next = goesOn ? self.expression(in: node) : nil
    }
    return false
  }

  /// Whether an expression is the last member, call or subscript of an optional chain, if nothing
  /// goes on with it.
  func endsChain(_ expression: NodeIndex) -> Bool {
    kind(expression).isLink && isChained(expression)
  }

  /// What is unwrapped.
  func innermost(_ node: NodeIndex) -> NodeIndex {
    var node = node
    while [.optionalChainingExpression, .forceUnwrapExpression].contains(kind(node)),
      let inner = expression(in: node)
    {
      node = inner
    }
    return node
  }

  /// Whether a callee is `….init`.
  func isInitializerAccess(_ callee: NodeIndex) -> Bool {
    kind(callee) == .memberAccess
      && tokens.kinds[mainToken(callee).position] == .kwInit
  }

  /// Whether a chain of members begins with one of what is expected: `.home.next()`.
  func startsImplicitly(_ expression: NodeIndex) -> Bool {
    var next: NodeIndex? = expression
    while let node = next {
      if kind(node) == .implicitMember { return true }
      next =
        [.memberAccess, .call, .subscriptCall, .forceUnwrapExpression, .optionalChainingExpression]
          .contains(kind(node)) ? self.expression(in: node) : nil
    }
    return false
  }

  /// The labels of a name that is written in full: `ask(_:of:)`.
  func labels(of node: NodeIndex) -> [Name?]? {
    guard let names = child(node, .nameArguments) else { return nil }
    let range = nodes[names.position]
    return (range.firstToken..<range.endToken).map { TokenIndex($0) }
      .filter { tokens.kinds[$0.position].isLabel }.map { label(at: $0) }
  }

  /// Whether the last name of a callee is spelled as types are; asked of names that no source
  /// declares.
  public func namesType(_ callee: NodeIndex) -> Bool {
    let kind = kind(callee)
    guard kind == .nameExpression || kind == .memberAccess else { return false }
    return startsUppercase(mainToken(callee))
  }

  /// Whether a type node carries `@autoclosure`.
  public func isAutoclosure(_ node: NodeIndex) -> Bool {
    kind(node) == .attributedType && hasAttribute("autoclosure", on: node)
  }

  /// The label that a token gives; nil for `_`.
  func label(at token: TokenIndex) -> Name? {
    tokens.kinds[token.position] == .wildcard ? nil : name(token)
  }

  /// How many parameters a closure takes; nil where that is left open.
  func parameterCount(of closure: NodeIndex) -> Int? {
    guard let signature = child(closure, .closureSignature) else {
      return highestPosition(in: closure).map { $0 + 1 } ?? 0
    }
    var count: Int?
    for child in children(signature) {
      switch kind(child) {
      case .closureParameter: count = (count ?? 0) + 1
      case .parameterClause:
        count = children(child).filter { kind($0) == .parameter }.count
      default: break
      }
    }
    return count ?? highestPosition(in: closure).map { $0 + 1 }
  }

  /// The highest number of the parameters without a name that a closure mentions.
  func highestPosition(in closure: NodeIndex) -> Int? {
    var highest: Int?
    var position = closure.position + 1
    while position < end(of: closure) {
      let node = NodeIndex(position)
      if kind(node) == .closure {
        position = end(of: node)
        continue
      }
      let token = mainToken(node)
      if kind(node) == .nameExpression,
        tokens.kinds[token.position] == .dollarIdentifier,
        let number = Int(text(token).dropFirst())
      {
        highest = max(highest ?? 0, number)
      }
      position += 1
    }
    return highest
  }
}

extension NodeKind {
  /// Whether an expression of this kind goes on with a value inside an optional chain.
  public var isLink: Bool {
    self == .memberAccess || self == .call || self == .subscriptCall
  }
}

extension SyntaxTree {
  /// Whether what follows a statement may not be reached, though the program goes on: something in it
  /// returns, throws, or jumps to a label. Other jumps stay within the statement, unless it stands in
  /// a loop.
  public func mayLeave(_ statement: NodeIndex) -> Bool {
    var position = statement.position
    while position < end(of: statement) {
      let node = NodeIndex(position)
      switch kind(node) {
      case .returnStatement, .throwStatement: return true
      case .breakStatement where hasLabel(node), .continueStatement where hasLabel(node):
        return true
      case .closure, .functionDeclaration, .initializerDeclaration, .accessorBlock:
        position = end(of: node)
      default: position += 1
      }
    }
    return false
  }

  /// Whether a `break` or `continue` names the statement that it leaves.
  public func hasLabel(_ jump: NodeIndex) -> Bool {
    nodes[jump.position].endToken > mainToken(jump).rawValue + 1
  }
}
