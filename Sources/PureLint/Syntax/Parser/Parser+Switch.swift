/// `switch` and its cases.
extension Parser {
  /// switch: 'switch' expression '{' (switchCase | ifConfig | macroExpansion)* '}'
  mutating func parseSwitch() {
    let mark = mark()
    advance()
    parseConditionExpression()
    if at(.leftBrace) {
      let outer = context
      context = outer.intersection(.kept).union(.isInSwitch)
      advance()
      parseSwitchCases()
      context = outer
      closeBlock()
    } else {
      report(.expectedToken, expected: .leftBrace)
    }
    finish(mark, .switchExpression, main: Int(mark.token))
  }

  /// Cases up to a '}' or the end of an `#if` clause.
  @inline(never)
  mutating func parseSwitchCases() {
    while !kind.endsAnyList {
      let start = position
      if at(.poundIf) && startsSwitchCase() {
        parseIfConfig(holding: .switchCases)
      } else if at(.kwCase) || at(.kwDefault) || at(.at) && startsSwitchCase() {
        parseSwitchCase()
      } else if at(.pound) {
        parseMacroExpansion(mark())
      } else {
        report(.unexpectedToken)
        parseItem()
      }
      if position == start { skipToken() }
    }
  }

  /// Whether a case begins here behind attributes or inside of an `#if`.
  @inline(never)
  mutating func startsSwitchCase() -> Bool {
    var distance = 0
    while true {
      switch peek(distance) {
      case .kwCase, .kwDefault:
        return true
      case .at:
        distance += 2
        if peek(distance) == .leftParenthesis {
          guard let end = closing(of: position + distance) else { return false }
          distance = end + 1 - position
        }
      case .poundIf, .poundElseif, .poundElse:
        let next = distancePastDirectives(distance)
        if distance > 0 || peek(next) == .poundIf { return false }
        distance = next
      default:
        return false
      }
    }
  }

  /// switchCase: attribute* ('case' caseItem (',' caseItem)* | 'default') ':' item*
  private mutating func parseSwitchCase() {
    let mark = mark()
    while at(.at) { parseAttribute() }
    let main = position
    let isDefault = at(.kwDefault)
    advance()
    if !isDefault {
      repeat {
        parseCaseItem()
      } while eat(.comma)
    }
    expectCaseColon()
    parseItems()
    finish(mark, .switchCase, main: main, flags: isDefault ? .isDefault : [])
  }

  /// Takes the ':' of a case, if need be behind stray tokens on its line.
  private mutating func expectCaseColon() {
    if eat(.colon) { return }
    report(.expectedToken, expected: .colon)
    while !isAtStartOfLine && !kind.endsAnyList && !at(.colon) && !at(.leftBrace) { advance() }
    _ = eat(.colon)
  }

  /// caseItem: matchingPattern whereCondition?
  mutating func parseCaseItem() {
    let mark = mark()
    parseMatchingPattern()
    parseWhereConditionIfPresent()
    finish(mark, .caseItem, main: Int(mark.token))
  }
}
