/// Key paths and macro expansions.
extension Parser {
  /// keyPath: '\' rootType? keyPathComponent*
  mutating func parseKeyPath() {
    let mark = mark()
    advance()
    if !isAtKeyPathDot() { parseKeyPathRoot() }
    var length = 0
    while parseKeyPathComponentIfPresent(), length < Self.maximumChain { length += 1 }
    finish(mark, .keyPathExpression, main: Int(mark.token))
  }

  /// rootType: name genericArgumentClause? | tupleType | bracketType
  private mutating func parseKeyPathRoot() {
    switch kind {
    case .kwSelfType, .kwAny, .kwSelf: parseIdentifierType()
    case .leftParenthesis, .leftBracket: parsePrimaryType()
    case _ where kind.isIdentifierLike: parseIdentifierType()
    default: missing(.expectedType)
    }
  }

  /// The lexer takes the dots of `\..name` for an operator; together they name the root itself, and
  /// then its member.
  private func isAtKeyPathDot() -> Bool {
    at(.period) || at(.prefixPeriod) || kind.isOperator && isText("..")
  }

  /// keyPathComponent: '.' name nameArguments? genericArgumentClause? argumentList? | '.'?
  ///   '[' argument* ']' | '.'? ('?' | '!')
  private mutating func parseKeyPathComponentIfPresent() -> Bool {
    let mark = mark()
    if context.contains(.isDirective) && isAtStartOfLine { return false }
    if isAtKeyPathDot() {
      advance()
      takeModuleSelector()
    }
    let main = position
    switch kind {
    case .leftBracket:
      if isAtStartOfLine && Int(mark.token) == position { return false }
      parseArguments(.rightBracket, as: .argumentList)
    case .postfixQuestion, .postfixExclamation:
      advance()
    case .infixQuestion, .prefixOperator, .postfixOperator:
      guard Int(mark.token) < position, isText("?") || isText("!") else { return false }
      advance()
    default:
      guard Int(mark.token) < position else { return false }
      guard takeMemberName() else {
        finish(mark, .error, main: main - 1)
        return false
      }
      parseNameSuffix()
      if at(.leftParenthesis) && !isAtStartOfLine { parseArgumentList() }
    }
    finish(mark, .keyPathComponent, main: main)
    return true
  }

  /// macroExpansion: '#' name genericArgumentClause? argumentList? trailingClosure*
  mutating func parseMacroExpansion(_ mark: Mark) {
    advance()
    takeModuleSelector()
    let main = position
    // What the language itself takes arguments for has them on the next line, too.
    let isBuiltIn = isText("selector") || isText("keyPath")
    if kind.isIdentifierLike || (kind.isReservedWord && touchesPrevious(position)) {
      advance()
    } else {
      report(.expectedName)
    }
    parseExpressionGenericArgumentsIfPresent()
    if at(.leftParenthesis) && (isBuiltIn || !isAtStartOfLine) { parseArgumentList() }
    if at(.leftBrace) && startsClosure() { parseTrailingClosures() }
    finish(mark, .macroExpansion, main: main)
  }
}
