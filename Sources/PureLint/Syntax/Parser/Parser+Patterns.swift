/// Patterns.
extension Parser {
  /// The pattern of a variable or loop, which always matches.
  ///
  /// pattern: name | '_' | '(' tuplePatternElement* ')' | ('let' | 'var' | 'inout') pattern
  mutating func parsePattern() {
    switch kind {
    case .wildcard:
      leaf(.wildcardPattern)
    case .leftParenthesis:
      parseTuplePattern()
    case .kwLet, .kwVar, .kwInout:
      if isAtStartOfLine && !context.contains(.isCondition) {
        missing(.expectedPattern)
      } else {
        parseNestedBinding()
      }
    case .kwSelf where !isAtStartOfLine || context.contains(.isCondition):
      leaf(.identifierPattern)
    case .dollarIdentifier:
      leaf(.identifierPattern)
    case _ where kind.isIdentifierLike:
      leaf(.identifierPattern)
    default:
      missing(.expectedPattern)
      // A reserved word in the place of the name.
      if kind.isReservedWord && !isAtStartOfLine && (peek() == .colon || peek() == .equal) {
        advance()
      }
    }
  }

  /// valueBinding, whose pattern may begin with `let` again.
  private mutating func parseNestedBinding() {
    guard enter() else { return parseTooDeep() }
    parseValueBinding { $0.parsePattern() }
    leave()
  }

  /// tuplePattern: '(' (tuplePatternElement (',' tuplePatternElement)* ','?)? ')'
  private mutating func parseTuplePattern() {
    let mark = mark()
    guard enter() else { return parseTooDeep() }
    advance()
    openParentheses += 1
    while !at(.rightParenthesis) && !kind.endsAnyList && !isAtStrayItem() {
      let start = position
      parseTuplePatternElement()
      if !continueList(until: .rightParenthesis) { break }
      if position == start { skipToken() }
    }
    openParentheses -= 1
    expect(.rightParenthesis)
    finish(mark, .tuplePattern, main: Int(mark.token))
    leave()
  }

  /// tuplePatternElement: (label ':')? pattern
  private mutating func parseTuplePatternElement() {
    let mark = mark()
    var flags: NodeFlags = []
    if kind.isLabel && peek() == .colon {
      flags = .hasLabel
      advance()
      advance()
    }
    parsePattern()
    finish(mark, .tuplePatternElement, main: Int(mark.token), flags: flags)
  }

  /// The pattern of a case, which may fail to match.
  ///
  /// matchingPattern: ('let' | 'var' | 'inout') matchingPattern | 'is' type | expression
  mutating func parseMatchingPattern() {
    guard enter() else { return parseTooDeep() }
    let outer = context
    context.insert(.bindsNames)
    if startsValueBinding() {
      parseValueBinding { $0.parseMatchingPattern() }
    } else if at(.kwIs) {
      parseIsTypePattern()
    } else {
      parseExpressionPattern()
    }
    context = outer
    leave()
  }

  /// Whether a word that binds the names behind it stands here.
  mutating func startsValueBinding() -> Bool {
    switch kind {
    case .kwLet, .kwVar, .kwInout: return true
    case .cwBorrowing: return peek().isIdentifierLike && isOnSameLine()
    default: return false
    }
  }

  /// valueBinding: ('let' | 'var' | 'inout') pattern
  mutating func parseValueBinding(_ parsePattern: (inout Parser) -> Void) {
    let mark = mark()
    advance()
    parsePattern(&self)
    finish(mark, .valueBindingPattern, main: Int(mark.token))
  }

  /// isTypePattern: 'is' type
  mutating func parseIsTypePattern() {
    let mark = mark()
    advance()
    parseType()
    finish(mark, .isTypePattern, main: Int(mark.token))
  }

  /// expressionPattern: expression. A name directly behind `let` and `_` are patterns themselves.
  private mutating func parseExpressionPattern() {
    let mark = mark()
    let isBinding =
      mark.token > 0
      && [.kwLet, .kwVar, .kwInout, .cwBorrowing].contains(lexer.tokens.kinds[position - 1])
    parseExpression()
    let last = nodes[nodes.count - 1]
    let isWhole = last.size == 1 && last.firstToken == mark.token
    if isWhole && last.kind == .wildcardExpression {
      nodes.setKind(.wildcardPattern, at: nodes.count - 1)
    } else if isWhole && isBinding && last.kind == .nameExpression {
      nodes.setKind(.identifierPattern, at: nodes.count - 1)
    } else if last.kind != .isTypePattern && last.kind != .valueBindingPattern {
      finish(mark, .expressionPattern, main: Int(mark.token))
    }
  }
}
