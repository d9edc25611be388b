/// Strings with interpolation, arrays and dictionaries.
extension Parser {
  /// interpolatedString: stringHead interpolation (stringMiddle interpolation)* stringTail
  mutating func parseInterpolatedString() {
    let mark = mark()
    guard enter() else { return parseTooDeep() }
    let outer = context
    context = outer.intersection(.kept)
    let lists = (openParentheses, openBrackets)
    (openParentheses, openBrackets) = (0, 0)
    repeat {
      parseInterpolation()
    } while at(.stringMiddle)
    (openParentheses, openBrackets) = lists
    context = outer
    if at(.stringTail) { advance() }
    finish(mark, .stringLiteral, main: Int(mark.token))
    leave()
  }

  /// interpolation: argument (',' argument)*
  private mutating func parseInterpolation() {
    let mark = mark()
    advance()
    while !at(.stringMiddle) && !at(.stringTail) && !at(.endOfFile) {
      let start = position
      parseArgument()
      if eat(.comma) { continue }
      skipToString()
      if position == start { break }
    }
    finish(mark, .interpolation, main: Int(mark.token))
  }

  /// Skips what is left of an interpolation; the lexer has found its end.
  private mutating func skipToString() {
    guard !at(.stringMiddle) && !at(.stringTail) else { return }
    report(.unexpectedToken)
    while !at(.stringMiddle) && !at(.stringTail) && !at(.endOfFile) {
      if at(.stringHead) { skipBalanced() } else { advance() }
    }
  }

  /// collection: '[' ']' | '[' ':' ']' | '[' element (',' element)* ','? ']'
  mutating func parseCollection() {
    let attempt = beginAttempt()
    let mark = mark()
    guard enter() else { return parseTooDeep() }
    let outer = context
    context = outer.intersection(Context.kept.union(.bindsNames))
    advance()
    openBrackets += 1
    var nodeKind = NodeKind.arrayExpression
    if at(.colon) && peek() == .rightBracket {
      nodeKind = .dictionaryExpression
      advance()
    } else {
      nodeKind = parseElements()
    }
    openBrackets -= 1
    context = outer
    leave()
    if at(.cwOf) {
      undo(attempt)
      return parseTypeExpression()
    }
    expect(.rightBracket)
    finish(mark, nodeKind, main: Int(mark.token))
  }

  /// Elements up to the ']': dictionaryExpression if the first is a key with a value.
  private mutating func parseElements() -> NodeKind {
    var nodeKind = NodeKind.arrayExpression
    while !at(.rightBracket) && !kind.endsAnyList {
      let start = position
      if parseCollectionElement() { nodeKind = .dictionaryExpression }
      if at(.cwOf) { break }
      if !continueList(until: .rightBracket) || position == start { break }
    }
    return nodeKind
  }

  /// collectionElement: expression (':' expression)?; true for a key with a value.
  private mutating func parseCollectionElement() -> Bool {
    let mark = mark()
    if isAtNewItem() {
      missing(.expectedExpression)
    } else {
      parseExpression()
    }
    guard at(.colon) else { return false }
    let main = position
    advance()
    parseExpression()
    finish(mark, .dictionaryElement, main: main)
    return true
  }
}
