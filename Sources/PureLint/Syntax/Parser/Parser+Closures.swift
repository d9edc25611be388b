/// Closures and trailing closures.
extension Parser {
  /// closure: '{' closureSignature? item* '}'
  mutating func parseClosure() {
    let mark = mark()
    guard enter() else { return parseTooDeep() }
    let outer = context
    context = outer.intersection([.isInIfConfig, .isAttempt])
    advance()
    parseClosureSignatureIfPresent()
    parseItems()
    context = outer
    closeBlock()
    finish(mark, .closure, main: Int(mark.token))
    leave()
  }

  /// closureSignature: attribute* captureList? (parameterClause | closureParameter*)? effect*
  ///   returnClause? 'in'
  private mutating func parseClosureSignatureIfPresent() {
    let start = position
    guard mayStartSignature(), !failedSignatures.contains(start) else { return }
    let mark = mark()
    let attempt = beginAttempt()
    context.insert(.isAttempt)
    while at(.at) { parseAttribute() }
    if at(.leftBracket) { parseCaptureList() }
    if at(.leftParenthesis) {
      parseParameterClause(of: .closure)
    } else {
      parseClosureParameters()
    }
    parseEffects()
    if at(.arrow) { parseReturnClause() }
    context = attempt.context
    guard at(.kwIn) else {
      failedSignatures.insert(start)
      return undo(attempt)
    }
    advance()
    finish(mark, .closureSignature, main: Int(mark.token))
  }

  /// Whether a signature is likely: decided by the first tokens and what follows their bracket.
  private mutating func mayStartSignature() -> Bool {
    guard var distance = distancePastAttributes(0) else { return false }
    let first = peek(distance)
    switch first {
    case .leftBracket, .leftParenthesis:
      break
    case .wildcard:
      return true
    case _ where isSignatureContinuation(first):
      // Parameters behind an attribute look like its arguments.
      return true
    case _ where first.isIdentifierLike || first == .dollarIdentifier:
      let next = peek(distance + 1)
      return isSignatureContinuation(next) || next == .comma
    default:
      return false
    }
    if first == .leftBracket {
      guard let end = closing(of: position + distance) else { return false }
      distance = end + 1 - position
      let next = peek(distance)
      guard next == .leftParenthesis else {
        return isSignatureContinuation(next) || next == .wildcard || next.isIdentifierLike
      }
    }
    guard let end = closing(of: position + distance) else { return false }
    return isSignatureContinuation(peek(end + 1 - position))
  }

  private func isSignatureContinuation(_ kind: TokenKind) -> Bool {
    switch kind {
    case .kwIn, .arrow, .kwThrows, .kwRethrows, .cwAsync, .cwReasync: return true
    default: return false
    }
  }

  /// closureParameters: closureParameter (',' closureParameter)*
  private mutating func parseClosureParameters() {
    while at(.wildcard) || at(.dollarIdentifier) || kind.isIdentifierLike {
      if at(.cwAsync) && peek() != .kwIn && peek() != .comma { return }
      leaf(.closureParameter)
      if !eat(.comma) { return }
    }
  }

  /// captureList: '[' (capture (',' capture)* ','?)? ']'
  private mutating func parseCaptureList() {
    let mark = mark()
    advance()
    openBrackets += 1
    while !at(.rightBracket) && !kind.endsAnyList {
      let start = position
      parseCapture()
      if !continueList(until: .rightBracket) || position == start { break }
    }
    openBrackets -= 1
    expect(.rightBracket)
    finish(mark, .captureList, main: Int(mark.token))
  }

  /// capture: ('weak' | 'unowned' ('(' word ')')?)? (name | 'self') ('=' expression)?
  private mutating func parseCapture() {
    let mark = mark()
    if isCaptureModifier() { parseCaptureModifier() }
    let main = position
    if at(.kwSelf) || kind.isIdentifierLike || at(.dollarIdentifier) {
      advance()
    } else {
      report(.expectedName)
    }
    parseInitializerClauseIfPresent()
    finish(mark, .capture, main: main)
  }

  private mutating func isCaptureModifier() -> Bool {
    switch kind {
    case .cwWeak, .cwUnowned, .kwLet, .kwVar, .cwSending, .cwConsuming, .cwBorrowing:
      let next = peek()
      return next == .kwSelf || next == .leftParenthesis || next.isIdentifierLike
    default:
      return false
    }
  }

  private mutating func parseCaptureModifier() {
    repeat {
      let mark = mark()
      advance()
      if at(.leftParenthesis) { skipBalanced() }
      finish(mark, .modifier, main: Int(mark.token))
    } while isCaptureModifier()
  }
}

// MARK: Trailing closures

extension Parser {
  /// Whether a `{` behind an expression is its trailing closure.
  mutating func startsTrailingClosure() -> Bool {
    switch nodes[nodes.count - 1].kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral,
      .stringLiteral, .arrayExpression, .dictionaryExpression:
      return false
    case .tupleExpression where !isSingleParenthesis():
      return false
    case .call where lexer.tokens.kinds[Int(nodes[nodes.count - 1].mainToken)] == .leftBrace:
      // Behind a call without parentheses, a further closure needs a label.
      return false
    default:
      return startsClosure()
    }
  }

  /// Whether the last node, a tuple, is an expression in parentheses.
  private func isSingleParenthesis() -> Bool {
    let tuple = nodes[nodes.count - 1]
    guard tuple.size > 1 else { return false }
    let argument = nodes[nodes.count - 2]
    return argument.size + 1 == tuple.size && !argument.flags.contains(.hasLabel)
  }

  /// Whether a `{` opens a closure rather than observers or the body of a statement.
  mutating func startsClosure() -> Bool {
    guard context.contains(.isCondition) else { return !opensObservers(position) }
    if peek() == .kwCase { return false }
    guard let end = closing(of: position) else { return false }
    switch peek(end + 1 - position) {
    case .leftBrace, .kwWhere, .comma:
      // A block of several lines is the body, and a closure begins on a line of its own behind it.
      return !startsLine(end + 1) || !spansLines(position, end)
    case .leftBracket, .leftParenthesis, .period, .prefixPeriod,
      .kwIs, .kwAs, .postfixQuestion, .infixQuestion, .postfixExclamation, .colon, .equal,
      .postfixOperator, .binaryOperator, .rightAngle, .leftAngle:
      return !startsLine(end + 1)
    default:
      return false
    }
  }

  /// Whether some token behind the first of some tokens stands on another line.
  private func spansLines(_ first: Int, _ last: Int) -> Bool {
    (first + 1...last).contains { startsLine($0) }
  }

  /// trailingClosures: closure (label ':' closure)*
  mutating func parseTrailingClosures() {
    parseTrailingClosure()
    while kind.isLabel && peek() == .colon && !at(.kwDefault) && peek(2) == .leftBrace {
      parseTrailingClosure()
    }
  }

  /// trailingClosure: (label ':')? closure
  private mutating func parseTrailingClosure() {
    let mark = mark()
    var flags: NodeFlags = []
    if !at(.leftBrace) {
      flags = .hasLabel
      advance()
      advance()
    }
    parseClosure()
    finish(mark, .trailingClosure, main: Int(mark.token), flags: flags)
  }
}
