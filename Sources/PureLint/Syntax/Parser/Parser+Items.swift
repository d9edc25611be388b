/// Files, blocks and what they hold.
extension Parser {
  /// sourceFile: item* endOfFile
  mutating func parseSourceFile() {
    let mark = mark()
    while true {
      parseItems()
      if at(.endOfFile) { break }
      // What ends a list of items belongs to nothing here.
      let isBrace = at(.rightBrace)
      report(isBrace ? .unbalancedBrace : .unbalancedIfConfig)
      leaf(.error)
    }
    finish(mark, .sourceFile, main: 0)
  }

  /// codeBlock: '{' item* '}'
  @inline(never)
  mutating func parseCodeBlock() {
    guard at(.leftBrace) else { return missingBlock(.codeBlock) }
    let mark = mark()
    let main = position
    guard enter() else { return parseTooDeep() }
    let outer = context
    context = outer.intersection(.kept)
    advance()
    parseItems()
    context = outer
    closeBlock()
    finish(mark, .codeBlock, main: main)
    leave()
  }

  /// Stands for a block that is not there.
  mutating func missingBlock(_ kind: NodeKind) {
    report(.expectedToken, expected: .leftBrace)
    finish(mark(), kind, main: position)
  }

  /// Takes the '}' of a block.
  mutating func closeBlock() {
    if !eat(.rightBrace) { report(.unbalancedBrace) }
  }

  /// The body of a function or accessor, parsed or skipped.
  ///
  /// body: codeBlock
  mutating func parseBody() {
    if canSkipBody {
      let mark = mark()
      let main = position
      if lexer.tokens.kinds.count == position + 1 {
        lexer.skipToMatchingBrace()
        skippedBodies.insert(position)
      }
      advance()
      closeBlock()
      let kept = context.subtracting(.isInSwitch).intersection(.kept)
      finish(mark, .skippedBody, main: main, flags: NodeFlags(rawValue: kept.rawValue))
    } else {
      let outer = context
      context.remove(.isInSwitch)
      parseCodeBlock()
      context = outer
    }
  }

  /// Whether the lexer stands right behind the body's `{`, in no string, or has skipped the body
  /// before.
  private var canSkipBody: Bool {
    guard bodies == .skip else { return false }
    return lexer.tokens.kinds.count == position + 1 && lexer.interpolations.isEmpty
      || skippedBodies.contains(position)
  }

  /// Parses a body that an outline skipped, whose `{` is the last token.
  ///
  /// The `}` counts as taken, and is none of the tokens yet. A token before it that would end a
  /// list of items is an error.
  ///
  /// - Parameters:
  ///   - end: The offset of the `}`.
  ///   - context: What the productions around the body allow.
  ///   - depth: How deep the body is nested.
  mutating func parseSkippedBody(closedAt end: UInt32, _ context: Context, depth: Int) {
    self.context = context
    self.depth = depth
    lexer.beginBody(closedAt: end)
    brackets.closings.removeAll(keepingCapacity: true)
    position = lexer.tokens.kinds.count - 1
    kind = .leftBrace
    let mark = mark()
    let main = position
    advance()
    parseItems()
    while lexer.tokens.starts[position] < end {
      report(at(.rightBrace) ? .unbalancedBrace : .unbalancedIfConfig)
      leaf(.error)
      parseItems()
    }
    lexer.forget(fromToken: position, errorsFrom: end)
    position += 1
    finish(mark, .codeBlock, main: main)
  }

  /// Items up to a '}', the end of the file, the end of an `#if` clause, or the next case of an
  /// enclosing `switch`.
  ///
  /// items: (item ';'?)*
  @inline(never)
  mutating func parseItems() {
    while !isAtEndOfItems() {
      let start = position
      if !eat(.semicolon) {
        parseItem()
        separateItems(from: start)
      }
      if position == start { skipToken() }
    }
  }

  /// Whether a list of items ends here.
  @inline(never)
  mutating func isAtEndOfItems() -> Bool {
    switch kind {
    case .endOfFile, .rightBrace:
      return true
    case .poundElseif, .poundElse, .poundEndif:
      return true
    case .kwCase, .kwDefault:
      return context.contains(.isInSwitch)
    case .at, .poundIf:
      return context.contains(.isInSwitch) && startsSwitchCase()
    default:
      return false
    }
  }

  /// Takes the ';' after an item; items on one line need it. What was nested too deep may go on
  /// behind its brackets.
  mutating func separateItems(from start: Int) {
    if eat(.semicolon) { return }
    guard position > start, position != tooDeepEnd, !isAtStartOfLine, !isAtEndOfItems()
    else { return }
    report(.expectedToken, expected: .semicolon)
  }

  /// item: declaration | statement | expression | ifConfig | sourceLocation
  @inline(never)
  mutating func parseItem() {
    switch kind {
    case .identifier:
      if peek() == .colon && isLabeledStatement() { return parseLabeledStatement() }
      parseExpressionItem()
    case .poundIf:
      parseIfConfigItem(holding: .items)
    case .poundSourceLocation:
      parseSourceLocation()
    case .pound where startsDiagnostic():
      parseMacroExpansion(mark())
    case _ where kind.startsDeclaration:
      parseDeclaration()
    case .kwIf, .kwSwitch:
      parseStatementOrCast()
    case _ where kind.startsStatement:
      parseStatement()
    case .kwInout where peek().isIdentifierLike:
      parseDeclaration()
    case _ where kind.isIdentifierLike:
      parseContextualItem()
    default:
      parseExpressionItem()
    }
  }

  /// Whether `#warning` or `#error` stands here, which no member follows.
  mutating func startsDiagnostic() -> Bool {
    peek() == .identifier && (isText(position + 1, "warning") || isText(position + 1, "error"))
  }

  /// An item that begins with a contextual word: what it is depends on what follows.
  private mutating func parseContextualItem() {
    if peek() == .colon && isLabeledStatement() { return parseLabeledStatement() }
    if startsContextualDeclaration() { return parseDeclaration() }
    switch kind {
    case .cwYield where context.contains(.isCoroutine) && isOnSameLine():
      parseYieldStatement()
    case .cwDiscard where isOnSameLine() && peek().namesSelf:
      parseKeywordStatement(.discardStatement)
    case .cwThen where isOnSameLine() && startsThenStatement():
      parseKeywordStatement(.thenStatement)
    default:
      parseExpressionItem()
    }
  }

  /// `then` is a name unless what follows could not follow a name.
  private mutating func startsThenStatement() -> Bool {
    let next = peek()
    return next.isLiteral || next == .identifier || next == .kwSelf
      || next == .kwTry || next == .dollarIdentifier
  }

  /// `if` and `switch` are expressions where a cast follows.
  private mutating func parseStatementOrCast() {
    let mark = mark()
    parseStatement()
    if at(.kwAs) { parseSequence(mark) }
  }

  /// An expression as a statement; an error over what can begin nothing.
  private mutating func parseExpressionItem() {
    if kind.startsExpression || kind.isOperator {
      parseExpression()
    } else {
      parseStrayTokens()
    }
  }

  /// sourceLocation: '#sourceLocation' '(' tokens ')'
  mutating func parseSourceLocation() {
    let mark = mark()
    let main = position
    advance()
    skipParentheses()
    finish(mark, .sourceLocation, main: main)
  }
}
