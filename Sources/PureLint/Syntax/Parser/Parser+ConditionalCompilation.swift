/// `#if` in all the places where it may stand. Every branch is parsed.
extension Parser {
  /// The kinds of things that the branches of an `#if` hold.
  enum ClauseContent { case items, members, switchCases, accessors, attributes, suffixes }

  /// An `#if` where an item or member is expected: it may hold only the attributes of the
  /// declaration behind it.
  mutating func parseIfConfigItem(holding content: ClauseContent) {
    if startsIfConfigOfAttributes() {
      let attempt = beginAttempt()
      parseDeclaration()
      if failures == attempt.failures { return }
      undo(attempt)
    }
    parseIfConfig(holding: content)
  }

  /// ifConfig: '#if' clause ('#elseif' clause)* ('#else' clause)? '#endif'
  mutating func parseIfConfig(holding content: ClauseContent) {
    let mark = mark()
    guard enter() else { return parseTooDeep() }
    let outer = context
    context.insert(.isInIfConfig)
    repeat {
      parseIfConfigClause(content)
    } while at(.poundElseif) || at(.poundElse)
    context = outer
    if !eat(.poundEndif) { report(.unbalancedIfConfig) }
    finish(mark, .ifConfig, main: Int(mark.token))
    leave()
  }

  /// clause: expression? content
  private mutating func parseIfConfigClause(_ content: ClauseContent) {
    let mark = mark()
    let hasCondition = !at(.poundElse)
    advance()
    if hasCondition { parseDirectiveCondition() }
    parseClauseContent(content)
    finish(mark, .ifConfigClause, main: Int(mark.token))
  }

  private mutating func parseDirectiveCondition() {
    if isAtStartOfLine { return missing(.expectedExpression) }
    let outer = context
    context = outer.intersection(.kept).union([.isDirective, .isCondition])
    parseExpression()
    context = outer
    guard !isAtStartOfLine, !kind.endsAnyList else { return }
    report(.unexpectedToken)
    while !isAtStartOfLine, !kind.endsAnyList { advance() }
  }

  private mutating func parseClauseContent(_ content: ClauseContent) {
    switch content {
    case .items:
      parseItems()
    case .members:
      parseMembers()
    case .switchCases:
      parseSwitchCases()
    case .accessors:
      parseAccessorList()
    case .attributes:
      parseAttributesAndModifiers()
    case .suffixes:
      let mark = mark()
      finish(mark, .elidedBase, main: position)
      parseSuffixes(mark)
    }
  }

  /// An `#if` between attributes, if all its branches hold only attributes.
  mutating func parseIfConfigOfAttributesIfPresent() -> Bool {
    guard startsIfConfigOfAttributes() else { return false }
    let attempt = beginAttempt()
    parseIfConfig(holding: .attributes)
    if failures == attempt.failures { return true }
    undo(attempt)
    return false
  }

  /// Whether the first thing in an `#if` is an attribute.
  private mutating func startsIfConfigOfAttributes() -> Bool {
    peek(distancePastDirectives(0)) == .at
  }

  /// The distance of the first token behind the directives at a distance, of which it passes by a
  /// few.
  @inline(never)
  mutating func distancePastDirectives(_ start: Int) -> Int {
    var distance = start
    var count = 0
    while count < 8, [.poundIf, .poundElseif, .poundElse].contains(peek(distance)) {
      repeat {
        distance += 1
      } while isOnSameLine(distance)
      count += 1
    }
    return distance
  }

  /// postfixIfConfig: an ifConfig whose branches hold suffixes.
  mutating func parsePostfixIfConfigIfPresent(_ mark: Mark) -> Bool {
    guard !context.contains(.isDirective), startsIfConfigOfSuffixes() else { return false }
    let main = position
    parseIfConfig(holding: .suffixes)
    finish(mark, .postfixIfConfigExpression, main: main)
    return true
  }

  /// Whether the first thing in an `#if` is a member of the expression in front.
  private mutating func startsIfConfigOfSuffixes() -> Bool {
    let distance = distancePastDirectives(0)
    let next = peek(distance)
    return (next == .period || next == .prefixPeriod) && peek(distance + 1) != .integerLiteral
  }
}
