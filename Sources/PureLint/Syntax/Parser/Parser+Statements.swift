/// Statements, except `switch` and conditions.
extension Parser {
  /// statement: if | guard | while | repeat | for | switch | do | defer | return | throw | jump
  mutating func parseStatement() {
    guard enter() else { return parseTooDeep() }
    switch kind {
    case .kwIf: parseIf()
    case .kwGuard: parseGuard()
    case .kwWhile: parseWhile()
    case .kwRepeat: parseRepeat()
    case .kwFor: parseFor()
    case .kwSwitch: parseSwitch()
    case .kwDo: parseDo()
    case .kwDefer: parseDefer()
    case .kwReturn: parseReturn()
    case .kwThrow: parseKeywordStatement(.throwStatement)
    case .kwBreak: parseJump(.breakStatement)
    case .kwContinue: parseJump(.continueStatement)
    default: leaf(.fallthroughStatement)
    }
    leave()
  }

  /// Whether a label and a statement that can have one stand here; the label and its colon are the
  /// next two tokens.
  mutating func isLabeledStatement() -> Bool {
    switch peek(2) {
    case .kwIf, .kwFor, .kwWhile, .kwRepeat, .kwSwitch, .kwDo, .kwGuard: return true
    default: return false
    }
  }

  /// labeledStatement: label ':' statement
  mutating func parseLabeledStatement() {
    let mark = mark()
    let main = position
    advance()
    advance()
    parseStatement()
    finish(mark, .labeledStatement, main: main)
  }

  /// if: 'if' conditionList codeBlock ('else' (if | codeBlock))?
  ///
  /// A chain of `else if` is built without recursion, however long.
  mutating func parseIf() {
    var open: [Mark] = []
    while true {
      open.append(mark())
      advance()
      parseConditionList()
      parseCodeBlock()
      guard at(.kwElse) else { break }
      advance()
      if at(.kwIf) && open.count < Self.maximumChain { continue }
      parseCodeBlock()
      break
    }
    while let mark = open.popLast() { finish(mark, .ifExpression, main: Int(mark.token)) }
  }

  /// guard: 'guard' conditionList 'else' codeBlock
  private mutating func parseGuard() {
    let mark = mark()
    advance()
    parseConditionList()
    expect(.kwElse)
    parseCodeBlock()
    finish(mark, .guardStatement, main: Int(mark.token))
  }

  /// while: 'while' conditionList codeBlock
  private mutating func parseWhile() {
    let mark = mark()
    advance()
    parseConditionList()
    parseCodeBlock()
    finish(mark, .whileStatement, main: Int(mark.token))
  }

  /// repeat: 'repeat' codeBlock 'while' expression, or a pack expansion
  private mutating func parseRepeat() {
    guard peek() == .leftBrace else { return parseExpression() }
    let mark = mark()
    advance()
    parseCodeBlock()
    if eat(.kwWhile) {
      parseExpression()
    } else {
      report(.expectedToken, expected: .kwWhile)
    }
    finish(mark, .repeatStatement, main: Int(mark.token))
  }

  /// for: 'for' 'try'? 'await'? 'unsafe'? ('case' matchingPattern | pattern) typeAnnotation? 'in'
  ///   expression whereCondition? codeBlock
  private mutating func parseFor() {
    let mark = mark()
    advance()
    _ = eat(.kwTry)
    if at(.cwAwait) && peek() != .kwIn { advance() }
    if at(.cwUnsafe) && peek() != .kwIn && peek() != .colon { advance() }
    if eat(.kwCase) { parseMatchingPattern() } else { parsePattern() }
    parseTypeAnnotationIfPresent()
    expect(.kwIn)
    parseConditionExpression()
    parseWhereConditionIfPresent()
    parseCodeBlock()
    finish(mark, .forStatement, main: Int(mark.token))
  }

  /// do: 'do' effect? codeBlock catchClause*
  mutating func parseDo() {
    let mark = mark()
    advance()
    if at(.kwThrows) { parseThrowsEffect() }
    parseCodeBlock()
    while at(.kwCatch) { parseCatch() }
    finish(mark, .doExpression, main: Int(mark.token))
  }

  /// catch: 'catch' (caseItem (',' caseItem)*)? codeBlock
  private mutating func parseCatch() {
    let mark = mark()
    advance()
    let outer = context
    context.insert(.isCondition)
    while !at(.leftBrace) && !kind.endsAnyList && !isAtNewItem() {
      if at(.kwWhere) { parseCatchCondition() } else { parseCaseItem() }
      if !eat(.comma) { break }
    }
    context = outer
    parseCodeBlock()
    finish(mark, .catchClause, main: Int(mark.token))
  }

  /// `catch where` without a pattern.
  private mutating func parseCatchCondition() {
    let mark = mark()
    parseWhereConditionIfPresent()
    finish(mark, .caseItem, main: Int(mark.token))
  }

  /// defer: 'defer' codeBlock
  private mutating func parseDefer() {
    let mark = mark()
    advance()
    parseCodeBlock()
    finish(mark, .deferStatement, main: Int(mark.token))
  }

  /// return: 'return' expression?
  private mutating func parseReturn() {
    let mark = mark()
    advance()
    if startsReturnedExpression() { parseExpression() }
    finish(mark, .returnStatement, main: Int(mark.token))
  }

  /// Whether what follows `return` is returned: an expression, even on the next line.
  private mutating func startsReturnedExpression() -> Bool {
    guard kind.startsExpression || kind.isOperator else { return false }
    guard isAtStartOfLine else { return !at(.at) || !startsContextualDeclaration() }
    if at(.kwIf) || at(.kwSwitch) { return true }
    if kind.startsDeclaration || kind.startsStatement { return false }
    if kind.isIdentifierLike {
      return !startsContextualDeclaration() && !(peek() == .colon && isLabeledStatement())
    }
    return true
  }

  /// keywordStatement: ('throw' | 'discard' | 'then') expression
  mutating func parseKeywordStatement(_ kind: NodeKind) {
    let mark = mark()
    advance()
    parseExpression()
    finish(mark, kind, main: Int(mark.token))
  }

  /// yield: 'yield' ('(' argument* ')' | expression)
  mutating func parseYieldStatement() {
    let mark = mark()
    advance()
    parseExpression()
    finish(mark, .yieldStatement, main: Int(mark.token))
  }

  /// jump: ('break' | 'continue') label?
  private mutating func parseJump(_ kind: NodeKind) {
    let mark = mark()
    advance()
    if self.kind.isIdentifierLike && !isAtStartOfLine { advance() }
    finish(mark, kind, main: Int(mark.token))
  }
}
