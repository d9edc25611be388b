/// Operators: their declarations and their tokens.
extension Parser {
  /// Whether a later token belongs to the operator in front of it.
  mutating func continuesOperator(_ distance: Int) -> Bool {
    _ = peek(distance)
    let index = min(position + distance, lexer.tokens.flags.count - 1)
    return lexer.tokens.flags[index].contains(.continuesOperator)
  }

  /// Whether the angle bracket here is spaced as a postfix operator.
  var isPostfixAngle: Bool {
    let flags = lexer.tokens.flags[position]
    return flags.contains(.isLeftBound) && !flags.contains(.isRightBound)
  }

  /// Whether the angle bracket here is spaced as a prefix operator.
  var isPrefixAngle: Bool {
    let flags = lexer.tokens.flags[position]
    return !flags.contains(.isLeftBound) && flags.contains(.isRightBound)
  }

  /// Takes an operator, which is several tokens where a `>` stands in front of the last byte.
  mutating func takeOperator() {
    advance()
    while lexer.tokens.flags[position].contains(.continuesOperator) { advance() }
  }

  /// operatorDeclaration: 'operator' operator (':' name (',' name)*)? ('{' '}')?
  mutating func parseOperatorDeclaration(_ mark: Mark) {
    advance()
    let main = position
    takeDeclaredOperator()
    if eat(.colon) {
      repeat {
        if !eatName() { report(.expectedName) }
      } while eat(.comma)
    }
    if at(.leftBrace) && !isAtStartOfLine { skipBalanced() }
    finish(mark, .operatorDeclaration, main: main)
  }

  /// Any tokens without space between them, up to the ':' of the group.
  private mutating func takeDeclaredOperator() {
    guard !isAtStartOfLine, kind.isOperator || kind.isPeriod else { return report(.expectedName) }
    repeat {
      advance()
    } while touchesPrevious(position) && (kind.isOperator || kind.isPeriod)
  }

  /// precedenceGroup: 'precedencegroup' name '{' tokens '}'
  mutating func parsePrecedenceGroup(_ mark: Mark) {
    advance()
    let main = takeDeclarationName()
    if at(.leftBrace) { skipBalanced() } else { report(.expectedToken, expected: .leftBrace) }
    finish(mark, .precedenceGroupDeclaration, main: main)
  }

  /// macro: 'macro' name genericParameterClause? signature ('=' expression)? whereClause?
  mutating func parseMacroDeclaration(_ mark: Mark) {
    advance()
    let main = takeDeclarationName()
    parseGenericParameterClauseIfPresent()
    parseSignature()
    parseInitializerClauseIfPresent()
    parseWhereClauseIfPresent()
    finish(mark, .macroDeclaration, main: main)
  }
}
