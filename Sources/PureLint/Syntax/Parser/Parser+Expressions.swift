/// Expressions above the level of a single operand.
extension Parser {
  /// expression: element (infix element | typeTest)*
  ///
  /// Operators stay unfolded: their precedence may be declared in another file.
  mutating func parseExpression() {
    guard enter() else { return parseTooDeep() }
    let mark = mark()
    parseElement()
    if continuesSequence() { parseSequence(mark) }
    leave()
  }

  private mutating func continuesSequence() -> Bool {
    switch kind {
    case .rightAngle where isPrefixAngle, .leftAngle where isPrefixAngle:
      return false
    case .binaryOperator, .rightAngle, .leftAngle, .infixQuestion, .kwIs, .kwAs, .arrow:
      return !(context.contains(.isDirective) && isAtStartOfLine)
    case .kwThrows, .kwRethrows, .cwAsync, .cwReasync:
      return startsFunctionArrow()
    case .equal:
      return !context.contains(.bindsNames)
    default:
      return false
    }
  }

  /// sequence: element ((operator | arrow | '=' | '?' expression ':') element |
  ///   ('is' | 'as') type)+
  mutating func parseSequence(_ mark: Mark) {
    let main = position
    while continuesSequence() {
      switch kind {
      case .equal:
        leaf(.assignmentOperator)
        parseOperand()
      case .infixQuestion:
        parseTernaryOperator()
        parseOperand()
      case .arrow, .kwThrows, .kwRethrows, .cwAsync, .cwReasync:
        parseArrowOperator()
        parseOperand()
      case .kwIs:
        parseIsOperator()
      case .kwAs:
        parseCastOperator()
      default:
        parseInfixOperator()
        parseOperand()
      }
    }
    finish(mark, .sequenceExpression, main: main)
  }

  /// The operand right of an operator, missing if the next line begins something new.
  private mutating func parseOperand() {
    if !kind.isStatementExpression && isAtNewItem() {
      missing(.expectedExpression)
    } else {
      parseElement()
    }
  }

  private mutating func parseInfixOperator() {
    let mark = mark()
    takeOperator()
    finish(mark, .binaryOperator, main: Int(mark.token))
  }

  /// arrow: effect* '->'
  ///
  /// The compiler reads a function type in an expression as an operation too.
  private mutating func parseArrowOperator() {
    let mark = mark()
    parseEffects()
    let main = position
    expect(.arrow)
    finish(mark, .arrowOperator, main: main)
  }

  /// ternary: '?' expression ':'
  private mutating func parseTernaryOperator() {
    let mark = mark()
    advance()
    parseExpression()
    expect(.colon)
    finish(mark, .ternaryOperator, main: Int(mark.token))
  }

  /// isOperator: 'is' type
  private mutating func parseIsOperator() {
    let mark = mark()
    advance()
    parseType()
    finish(mark, .isOperator, main: Int(mark.token))
  }

  /// castOperator: 'as' ('?' | '!')? type
  private mutating func parseCastOperator() {
    let mark = mark()
    advance()
    let flags = takeOptionality()
    parseType()
    finish(mark, .castOperator, main: Int(mark.token), flags: flags)
  }

  /// Takes the `?` or `!` behind `try` or `as`.
  private mutating func takeOptionality() -> NodeFlags {
    if at(.postfixQuestion) || at(.postfixExclamation) {
      defer { advance() }
      return at(.postfixQuestion) ? .isOptional : .isForced
    }
    return []
  }

  /// element: ('try' ('?' | '!')? | 'await' | 'unsafe' | 'copy' | 'consume' | 'borrow' | 'each' |
  ///   'repeat') element | unary
  mutating func parseElement() {
    switch kind {
    case .kwTry: parsePrefixWord(.tryExpression)
    case .kwRepeat: parsePackExpansion()
    case .cwAwait: parsePrefixWord(.awaitExpression)
    case .cwUnsafe where startsUnsafeOperand(): parsePrefixWord(.unsafeExpression)
    case .cwCopy where startsOwnedOperand(): parsePrefixWord(.copyExpression)
    case .cwConsume where startsOwnedOperand(): parsePrefixWord(.consumeExpression)
    case .cwBorrow where startsOwnedOperand(): parsePrefixWord(.borrowExpression)
    case .cwEach where startsOwnedOperand(): parsePrefixWord(.packElementExpression)
    default: parseUnary()
    }
  }

  private mutating func parsePrefixWord(_ nodeKind: NodeKind) {
    let mark = mark()
    guard enter() else { return parseTooDeep() }
    advance()
    let flags = nodeKind == .tryExpression ? takeOptionality() : []
    parseElement()
    finish(mark, nodeKind, main: Int(mark.token), flags: flags)
    leave()
  }

  /// packExpansion: 'repeat' expression
  private mutating func parsePackExpansion() {
    let mark = mark()
    advance()
    parseExpression()
    finish(mark, .packExpansionExpression, main: Int(mark.token))
  }

  private mutating func startsUnsafeOperand() -> Bool {
    let next = peek()
    guard next.startsExpression, next != .period, isOnSameLine() else { return false }
    switch next {
    case .leftBrace: return !touchesPrevious(position + 1) && !context.contains(.isCondition)
    case .leftParenthesis, .leftBracket: return !touchesPrevious(position + 1)
    default: return true
    }
  }

  private mutating func startsOwnedOperand() -> Bool {
    let next = peek()
    return
      (next == .kwSelf || next == .dollarIdentifier || next == .kwSuper
      || next.isIdentifierLike) && isOnSameLine()
  }

  /// unary: operator unary | '&' unary | postfix
  mutating func parseUnary() {
    switch kind {
    case .prefixOperator, .rightAngle, .leftAngle:
      parsePrefixOperator()
    case .binaryOperator, .postfixOperator, .equal:
      report(.unexpectedToken)
      parsePrefixOperator()
    case .prefixAmpersand:
      parsePrefix(.inoutExpression)
    default:
      parsePostfix()
    }
  }

  private mutating func parsePrefixOperator() {
    let mark = mark()
    guard enter() else { return parseTooDeep() }
    takeOperator()
    parseUnary()
    finish(mark, .prefixExpression, main: Int(mark.token))
    leave()
  }

  private mutating func parsePrefix(_ nodeKind: NodeKind) {
    let mark = mark()
    guard enter() else { return parseTooDeep() }
    advance()
    parseUnary()
    finish(mark, nodeKind, main: Int(mark.token))
    leave()
  }
}
