/// Types in brackets: arrays, dictionaries and tuples.
extension Parser {
  /// bracketType: '[' type ']' | '[' type ':' type ']' | '[' count 'of' count ']'
  ///
  /// count: type | integerLiteral
  mutating func parseBracketType() {
    let mark = mark()
    let main = position
    guard enter() else { return parseTooDeep() }
    advance()
    openBrackets += 1
    var kind = NodeKind.arrayType
    if at(.integerLiteral) { leaf(.integerLiteral) } else { parseType() }
    if eat(.colon) {
      kind = .dictionaryType
      parseType()
    } else if at(.cwOf) {
      kind = .inlineArrayType
      advance()
      if at(.integerLiteral) { leaf(.integerLiteral) } else { parseType() }
    }
    openBrackets -= 1
    expect(.rightBracket)
    finish(mark, kind, main: main)
    leave()
  }

  /// tupleType: '(' (tupleTypeElement (',' tupleTypeElement)* ','?)? ')'
  mutating func parseTupleType() {
    let mark = mark()
    let main = position
    guard enter() else { return parseTooDeep() }
    advance()
    openParentheses += 1
    while !at(.rightParenthesis) && !kind.endsAnyList && !isAtStrayItem() {
      let start = position
      parseTupleTypeElement()
      if context.contains(.isAttempt) && !at(.comma) && !at(.rightParenthesis) { break }
      if !continueList(until: .rightParenthesis) { break }
      if position == start { skipToken() }
    }
    openParentheses -= 1
    expect(.rightParenthesis)
    finish(mark, .tupleType, main: main)
    leave()
  }

  /// tupleTypeElement: (label name? ':')? type '...'? ('=' expression)?
  private mutating func parseTupleTypeElement() {
    let mark = mark()
    if at(.kwInout) && peek(1).isLabel && peek(2) == .colon { leaf(.modifier) }
    let main = position
    var flags = parseParameterNames()
    if flags.contains(.hasLabel) { expect(.colon) }
    parseType()
    if at(.postfixOperator) || at(.binaryOperator), isText("...") {
      advance()
      flags.insert(.isVariadic)
    }
    parseInitializerClauseIfPresent()
    finish(mark, .tupleTypeElement, main: main, flags: flags)
  }
}
