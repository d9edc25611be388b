/// The innermost expressions: names, brackets and what begins with a word.
extension Parser {
  /// primary: name | implicitMember | literal | tuple | collection | closure | keyPath |
  ///   macroExpansion | if | switch | do | typeExpression | '_'
  mutating func parsePrimary() {
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
    case .leftParenthesis: parseParentheses()
    case .leftBracket: parseCollection()
    case .leftBrace: parseClosure()
    case .period, .prefixPeriod: parseImplicitMember()
    case .backslash: parseKeyPath()
    case .pound: parseMacroExpansion(mark())
    case .wildcard: leaf(.wildcardExpression)
    case .kwIf, .kwSwitch, .kwDo: parseStatementExpression()
    case .at: parseTypeExpression()
    case .kwInit: parseName()
    case .kwIs where context.contains(.bindsNames): parseIsTypePattern()
    case _ where kind.isIdentifierLike: parseContextualName()
    case _ where context.contains(.bindsNames) && (at(.kwLet) || at(.kwVar) || at(.kwInout)):
      parseValueBinding { $0.parseMatchingPattern() }
    default: missing(.expectedExpression)
    }
  }

  /// A name that might be the word in front of a type.
  private mutating func parseContextualName() {
    let isTypeWord = at(.cwAny) || at(.cwSome)
    if isTypeWord && peek().isIdentifierLike && isOnSameLine() { return parseTypeExpression() }
    parseName()
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

  /// parentheses: '(' argument* ')', or a function type
  private mutating func parseParentheses() {
    let attempt = beginAttempt()
    let mark = mark()
    parseArguments(.rightParenthesis, as: .tupleExpression)
    guard startsArrowAfterTuple() else { return }
    undo(attempt)
    parseTypeExpression()
    if nodes[nodes.count - 1].endToken == mark.token { advance() }
  }

  private mutating func startsArrowAfterTuple() -> Bool {
    switch kind {
    case .arrow: return true
    case .kwThrows, .kwRethrows, .cwAsync, .cwReasync: return startsFunctionArrow()
    default: return false
    }
  }
}
