/// Generic parameters, arguments and requirements.
extension Parser {
  /// genericParameterClause: '<' (genericParameter (',' genericParameter)* ','?)? whereClause? '>'
  mutating func parseGenericParameterClauseIfPresent() {
    guard at(.leftAngle) else { return }
    let mark = mark()
    let main = position
    advance()
    while !at(.rightAngle) && !at(.kwWhere) && !endsAngleList() {
      let start = position
      parseGenericParameter()
      if !eat(.comma) || position == start { break }
    }
    parseWhereClauseIfPresent()
    expectRightAngle()
    finish(mark, .genericParameterClause, main: main)
  }

  private mutating func expectRightAngle() {
    if !eat(.rightAngle) { report(.expectedToken, expected: .rightAngle) }
  }

  private func endsAngleList() -> Bool {
    kind.endsAnyList || at(.leftBrace) || at(.leftParenthesis) || at(.rightParenthesis)
      || at(.colon) || (isAtStartOfLine && kind.startsDeclaration && !at(.kwLet) && !at(.at))
  }

  /// genericParameter: attribute* ('each' | 'let')? name (':' type)?
  private mutating func parseGenericParameter() {
    let mark = mark()
    parseAttributes()
    var flags: NodeFlags = []
    if at(.cwEach) && peek().isIdentifierLike {
      flags = .isPack
      advance()
    } else if eat(.kwLet) {
      flags = .isValue
    }
    let main = position
    if !eatNameOrSelf() { report(.expectedName) }
    if eat(.colon) { parseType() }
    finish(mark, .genericParameter, main: main, flags: flags)
  }

  /// whereClause: 'where' genericRequirement (',' genericRequirement)*
  mutating func parseWhereClauseIfPresent() {
    guard at(.kwWhere) else { return }
    let mark = mark()
    let main = position
    advance()
    repeat {
      if at(.leftBrace) || kind.endsAnyList { break }
      parseGenericRequirement()
    } while eat(.comma)
    finish(mark, .whereClause, main: main)
  }

  /// genericRequirement: attribute* type (':' | '==') (type | value)
  private mutating func parseGenericRequirement() {
    let mark = mark()
    parseAttributes()
    parseGenericArgument()
    let main = position
    if at(.colon) || (kind.isOperator && (isText("==") || at(.equal))) {
      advance()
      parseGenericArgument()
    } else {
      missing(.expectedType)
    }
    finish(mark, .genericRequirement, main: main)
  }

  /// genericArgumentClause: '<' (genericArgument (',' genericArgument)* ','?)? '>'
  mutating func parseGenericArgumentClauseIfPresent() {
    guard at(.leftAngle) else { return }
    parseGenericArgumentClause()
  }

  private mutating func parseGenericArgumentClause() {
    let mark = mark()
    let main = position
    let failuresBefore = failures
    guard enter() else { return parseTooDeep() }
    advance()
    while !at(.rightAngle) && !kind.endsAnyList {
      let start = position
      parseGenericArgument()
      if !eat(.comma) || position == start { break }
    }
    expectRightAngle()
    finish(mark, .genericArgumentClause, main: main)
    leave()
    if context.contains(.isAttempt) && (failures > failuresBefore || !followsGenericArguments()) {
      failedGenericArguments.insert(main)
    }
  }

  /// genericArgument: type | '-'? integerLiteral
  private mutating func parseGenericArgument() {
    let mark = mark()
    if at(.integerLiteral) { return leaf(.integerLiteral) }
    if (at(.prefixOperator) || at(.binaryOperator)) && isText("-") && peek() == .integerLiteral {
      let main = position
      advance()
      leaf(.integerLiteral)
      return finish(mark, .prefixExpression, main: main)
    }
    parseType()
  }

  /// Generic arguments after a name in an expression, where `<` may as well be an operator: they
  /// are arguments if they can be read as such and what follows cannot follow an operator.
  ///
  /// Arguments that could not be read once are not tried again, which keeps `a < b < c < …` linear.
  @inline(__always)
  mutating func parseExpressionGenericArgumentsIfPresent() {
    if at(.leftAngle) && !continuesOperator(1) { parseExpressionGenericArguments() }
  }

  @inline(never)
  private mutating func parseExpressionGenericArguments() {
    failedGenericArguments.forget(before: position)
    guard !failedGenericArguments.contains(position) else { return }
    let start = position
    let attempt = beginAttempt()
    context.insert(.isAttempt)
    parseGenericArgumentClause()
    if failures > attempt.failures || !followsGenericArguments() {
      undo(attempt)
      failedGenericArguments.insert(start)
    }
    context = attempt.context
  }

  /// Whether the current token can follow generic arguments in an expression.
  private mutating func followsGenericArguments() -> Bool {
    switch kind {
    case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .prefixPeriod, .comma,
      .semicolon, .endOfFile, .postfixExclamation, .postfixQuestion, .colon, .stringMiddle,
      .stringTail, .poundElse, .poundElseif, .poundEndif:
      return true
    case .leftParenthesis, .leftBracket:
      return !isAtStartOfLine
    case .binaryOperator:
      return isText("&") && !continuesOperator(0)
    case .poundIf:
      return true
    default:
      return kind.startsDeclaration || kind.startsStatement
        || (kind.isContextualModifier && isAtStartOfLine)
    }
  }
}
