/// Conditions, between `if`, `guard` or `while` and the body.
extension Parser {
  /// conditionList: condition (',' condition)*
  @inline(never)
  mutating func parseConditionList() {
    let mark = mark()
    let outer = context
    context = outer.intersection(.kept).union(.isCondition)
    repeat {
      if at(.leftBrace) && isBodyBrace() { break }
      if at(.kwElse) { break }
      parseCondition()
    } while eat(.comma)
    if nodes.count == Int(mark.node) { missing(.expectedExpression) }
    context = outer
    finish(mark, .conditionList, main: Int(mark.token))
  }

  /// condition: optionalBinding | caseCondition | availability | expression
  private mutating func parseCondition() {
    switch kind {
    case .kwLet, .kwVar, .kwInout: parseOptionalBinding()
    case .kwCase: parseCaseCondition()
    case .poundAvailable, .poundUnavailable: parseAvailability()
    default: parseExpression()
    }
  }

  /// Whether a `{` where a condition should begin opens the body, rather than a closure that is
  /// called.
  private mutating func isBodyBrace() -> Bool {
    guard let end = closing(of: position) else { return true }
    switch peek(end + 1 - position) {
    case .leftBrace, .comma: return false
    case .leftParenthesis, .period, .kwIs, .kwAs, .infixQuestion, .binaryOperator, .postfixOperator:
      return startsLine(end + 1)
    default: return true
    }
  }

  /// An expression in front of a body.
  mutating func parseConditionExpression() {
    let outer = context
    context = outer.intersection(.kept).union(.isCondition)
    if at(.leftBrace) && isBodyBrace() {
      missing(.expectedExpression)
    } else {
      parseExpression()
    }
    context = outer
  }

  /// optionalBinding: ('let' | 'var' | 'inout') pattern typeAnnotation? initializerClause?
  private mutating func parseOptionalBinding() {
    let mark = mark()
    advance()
    // The compiler's parser takes `let .some(a)` too.
    if isAtNewItem() {
      missing(.expectedPattern)
    } else if kind.isPeriod {
      parseMatchingPattern()
    } else {
      parsePattern()
    }
    parseTypeAnnotationIfPresent()
    parseInitializerClauseIfPresent()
    finish(mark, .optionalBinding, main: Int(mark.token))
  }

  /// caseCondition: 'case' matchingPattern typeAnnotation? initializerClause
  private mutating func parseCaseCondition() {
    let mark = mark()
    advance()
    parseMatchingPattern()
    parseTypeAnnotationIfPresent()
    if at(.equal) { parseInitializerClauseIfPresent() } else { missing(.expectedExpression) }
    finish(mark, .caseCondition, main: Int(mark.token))
  }

  /// availability: ('#available' | '#unavailable') '(' tokens ')'
  private mutating func parseAvailability() {
    let mark = mark()
    advance()
    skipParentheses()
    finish(mark, .availability, main: Int(mark.token))
  }

  /// whereCondition: 'where' expression
  mutating func parseWhereConditionIfPresent() {
    guard at(.kwWhere) else { return }
    let mark = mark()
    advance()
    parseConditionExpression()
    finish(mark, .whereCondition, main: Int(mark.token))
  }
}
