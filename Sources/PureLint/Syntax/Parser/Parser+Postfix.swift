/// Suffixes of an expression: members, calls, subscripts, `?`, `!`, operators.
extension Parser {
  /// postfix: primary suffix*
  mutating func parsePostfix() {
    let mark = mark()
    parsePrimary()
    parseSuffixes(mark)
  }

  /// suffix: member | call | subscript | trailingClosures | '?' | '!' | operator | ifConfig
  @inline(never)
  mutating func parseSuffixes(_ mark: Mark) {
    for _ in 0..<Self.maximumChain {
      let start = position
      if !parseSuffix(mark) || position == start { return }
    }
    report(.nestedTooDeeply)
  }

  /// Appends one suffix, if one follows.
  private mutating func parseSuffix(_ mark: Mark) -> Bool {
    switch kind {
    case .period, .prefixPeriod:
      if context.contains(.isDirective) && isAtStartOfLine { return false }
      parseMemberSuffix(mark)
    case .leftParenthesis:
      if isAtStartOfLine { return false }
      parseCallSuffix(mark)
    case .leftBracket:
      if isAtStartOfLine { return false }
      parseSubscriptSuffix(mark)
    case .leftBrace:
      guard startsTrailingClosure() else { return false }
      parseTrailingClosureCall(mark)
    case .postfixQuestion:
      wrap(mark, .optionalChainingExpression)
    case .postfixExclamation:
      wrap(mark, .forceUnwrapExpression)
    case .postfixOperator:
      wrap(mark, .postfixExpression)
    case .rightAngle, .leftAngle:
      guard isPostfixAngle else { return false }
      let main = position
      takeOperator()
      finish(mark, .postfixExpression, main: main)
    case .poundIf:
      return parsePostfixIfConfigIfPresent(mark)
    default:
      return false
    }
    return true
  }

  private mutating func wrap(_ mark: Mark, _ nodeKind: NodeKind) {
    let main = position
    advance()
    finish(mark, nodeKind, main: main)
  }

  /// member: '.' moduleSelector name nameArguments? genericArgumentClause?
  private mutating func parseMemberSuffix(_ mark: Mark) {
    advance()
    takeModuleSelector()
    let main = position
    if at(.floatLiteral) { return parseTwoMembers(mark) }
    guard takeMemberName() else {
      return finish(mark, .memberAccess, main: main - 1)
    }
    parseNameSuffix()
    finish(mark, .memberAccess, main: main)
  }

  /// `x.0.1` where the digits are one token.
  private mutating func parseTwoMembers(_ mark: Mark) {
    let main = position
    advance()
    finish(mark, .memberAccess, main: main)
  }

  /// call: '(' argument* ')' trailingClosures?
  private mutating func parseCallSuffix(_ mark: Mark) {
    let main = position
    parseArgumentList()
    if at(.leftBrace) && startsClosure() { parseTrailingClosures() }
    finish(mark, .call, main: main)
  }

  /// subscript: '[' argument* ']' trailingClosures?
  private mutating func parseSubscriptSuffix(_ mark: Mark) {
    let main = position
    parseArguments(.rightBracket, as: .argumentList)
    if at(.leftBrace) && startsClosure() { parseTrailingClosures() }
    finish(mark, .subscriptCall, main: main)
  }

  /// A call without parentheses.
  private mutating func parseTrailingClosureCall(_ mark: Mark) {
    let main = position
    parseTrailingClosures()
    finish(mark, .call, main: main)
  }
}

// MARK: Arguments

extension Parser {
  /// argumentList: '(' (argument (',' argument)* ','?)? ')'
  mutating func parseArgumentList() { parseArguments(.rightParenthesis, as: .argumentList) }

  /// arguments: open (argument (',' argument)* ','?)? close
  mutating func parseArguments(_ closing: TokenKind, as nodeKind: NodeKind) {
    let mark = mark()
    guard enter() else { return parseTooDeep() }
    let outer = context
    context = outer.intersection(Context.kept.union(.bindsNames))
    advance()
    let isBracket = closing == .rightBracket
    openParentheses += isBracket ? 0 : 1
    openBrackets += isBracket ? 1 : 0
    while !at(closing) && !kind.endsAnyList {
      let start = position
      parseArgument()
      if !continueList(until: closing) || position == start { break }
    }
    openParentheses -= isBracket ? 0 : 1
    openBrackets -= isBracket ? 1 : 0
    context = outer
    expect(closing)
    finish(mark, nodeKind, main: Int(mark.token))
    leave()
  }

  /// argument: (label ':')? (expression | operator)
  mutating func parseArgument() {
    let mark = mark()
    var flags: NodeFlags = []
    if kind.isLabel && peek() == .colon {
      flags = .hasLabel
      advance()
      advance()
    }
    if kind.isOperator && isOperatorValue() {
      parseOperatorName()
    } else if isAtNewItem() && !context.contains(.bindsNames) {
      missing(.expectedExpression)
    } else {
      parseExpression()
    }
    finish(mark, .argument, main: Int(mark.token), flags: flags)
  }

  /// An operator as a value.
  private mutating func parseOperatorName() {
    let mark = mark()
    takeOperator()
    finish(mark, .nameExpression, main: Int(mark.token))
  }

  /// Whether an operator stands alone between brackets or commas.
  private mutating func isOperatorValue() -> Bool {
    var distance = 1
    while peek(distance).isOperator && touchesPrevious(position + distance) { distance += 1 }
    switch peek(distance) {
    case .comma, .rightParenthesis, .rightBracket: return true
    default: return false
    }
  }
}
