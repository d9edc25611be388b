/// The innermost expressions: names, brackets and what begins with a word.
extension Parser {
  /// primary: name | implicitMember | literal | tuple | collection | closure | keyPath |
  ///   macroExpansion | if | switch | do | typeExpression | '_'
  mutating func parsePrimary() {
    if context.contains(.bindsNames) && startsValueBinding() {
      return parseValueBinding { $0.parseMatchingPattern() }
    }
    switch kind {
    case .identifier, .kwSelf, .kwSelfType, .kwSuper, .kwAny, .dollarIdentifier:
      parseName()
    case .integerLiteral: leaf(.integerLiteral)
    case .floatLiteral: leaf(.floatLiteral)
    case .kwTrue, .kwFalse: leaf(.booleanLiteral)
    case .kwNil: leaf(.nilLiteral)
    case .regexLiteral: leaf(.regexLiteral)
    case .stringLiteral: leaf(.stringLiteral)
    case .stringHead: parseInterpolatedString()
    case .leftParenthesis: parseArguments(.rightParenthesis, as: .tupleExpression)
    case .leftBracket: parseCollection()
    case .leftBrace: parseClosure()
    case .period, .prefixPeriod: parseImplicitMember()
    case .backslash: parseKeyPath()
    case .pound: parseMacroExpansion(mark())
    case .wildcard: leaf(.wildcardExpression)
    case .kwIf, .kwSwitch, .kwDo: parseStatementExpression()
    case .at, .kwInout: parseTypeExpression()
    case .kwInit: parseName()
    case .kwIs where context.contains(.bindsNames): parseIsTypePattern()
    case _ where kind.isIdentifierLike: parseContextualName()
    default: missing(.expectedExpression)
    }
  }

  /// A name that might be the word in front of a type.
  private mutating func parseContextualName() {
    if startsTypeExpression() { parseTypeExpression() } else { parseName() }
  }

  private mutating func startsTypeExpression() -> Bool {
    let next = peek()
    switch kind {
    case .cwAny: return (next.isIdentifierLike || next == .prefixOperator) && isOnSameLine()
    case .cwSome: return next.isIdentifierLike && isOnSameLine()
    case .cwNonisolated: return next == .leftParenthesis && peek(3) == .rightParenthesis
    default: return false
    }
  }

  /// name: moduleSelector identifier nameArguments? genericArgumentClause?
  private mutating func parseName() {
    let mark = mark()
    if peek() == .colonColon { takeModuleSelector() }
    let main = position
    advance()
    parseNameSuffix()
    finish(mark, .nameExpression, main: main)
  }

  /// nameSuffix: nameArguments? genericArgumentClause?
  mutating func parseNameSuffix() {
    if at(.leftParenthesis) && peek(2) == .colon { parseNameArgumentsIfPresent() }
    parseExpressionGenericArgumentsIfPresent()
  }

  /// nameArguments: '(' (label ':')+ ')'
  private mutating func parseNameArgumentsIfPresent() {
    var distance = 1
    while peek(distance).isLabel && peek(distance + 1) == .colon { distance += 2 }
    guard distance > 1, peek(distance) == .rightParenthesis, !isAtStartOfLine else { return }
    let mark = mark()
    for _ in 0...distance { advance() }
    finish(mark, .nameArguments, main: Int(mark.token))
  }

  /// implicitMember: '.' name nameArguments? genericArgumentClause?
  private mutating func parseImplicitMember() {
    let mark = mark()
    advance()
    takeModuleSelector()
    let main = position
    guard takeMemberName() else { return finish(mark, .error, main: Int(mark.token)) }
    parseNameSuffix()
    finish(mark, .implicitMember, main: main)
  }

  /// Takes the name behind a '.': any word or an integer, on the same line.
  mutating func takeMemberName() -> Bool {
    let isName =
      kind == .integerLiteral || kind == .dollarIdentifier || kind.isIdentifierLike
      || kind.isReservedWord
    guard isName && !isAtStartOfLine else {
      report(.expectedName)
      return false
    }
    advance()
    return true
  }

  /// statementExpression: if | switch | do
  private mutating func parseStatementExpression() {
    let outer = context
    context = outer.intersection(.kept)
    parseStatement()
    context = outer
  }

  /// typeExpression: type
  mutating func parseTypeExpression() {
    let mark = mark()
    parseType()
    finish(mark, .typeExpression, main: Int(mark.token))
  }

}
