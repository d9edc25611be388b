/// Going on after an error.
///
/// Only tokens weaker than what is awaited are skipped, and never what an enclosing list can go on
/// with: a closing bracket, the next case, a declaration or statement at the start of a line.
extension Parser {
  /// Passes by a token that stands in the way of a loop; it stays inside the enclosing node.
  mutating func skipToken() {
    report(.unexpectedToken)
    advance()
  }

  /// An error node over tokens that begin no item, up to the end of their line.
  mutating func parseStrayTokens() {
    let mark = mark()
    let main = position
    report(.unexpectedToken)
    repeat {
      advance()
    } while !isAtStartOfLine && !kind.endsAnyList && !kind.startsDeclaration
      && !kind.startsExpression && !kind.startsStatement && !at(.semicolon)
    finish(mark, .error, main: main)
  }

  /// An error node where nesting is too deep: over the whole bracket if one opens here, over no
  /// token otherwise.
  mutating func parseTooDeep() {
    let mark = mark()
    let main = position
    failures += 1
    let isSaid =
      errors.indices.contains(tooDeepIndex) && errors[tooDeepIndex].tag == .nestedTooDeeply
    if !isSaid {
      tooDeepIndex = errors.count
      errors.append(
        SyntaxError(
          tag: .nestedTooDeeply,
          offset: lexer.tokens.starts[position],
          expected: .endOfFile
        )
      )
    }
    if kind.opensBracket { skipBalanced() }
    tooDeepEnd = position
    finish(mark, .error, main: main)
  }

  /// Skips a bracket with all it holds; only the bracket itself if it is never closed, or all to
  /// the end of the file if nesting is too deep for anything else.
  mutating func skipBalanced() {
    let end = closing(of: position) ?? (isTooDeep ? Int.max : position)
    advance()
    while position <= end && !at(.endOfFile) { advance() }
  }

  /// Skips `(…)` if it stands here.
  mutating func skipParentheses() {
    if at(.leftParenthesis) { skipBalanced() }
  }

  /// Whether a declaration or statement begins here on a line of its own, so that whatever is
  /// open ends unfinished. Words in front of a `:` are labels.
  @inline(__always)
  mutating func isAtNewItem() -> Bool { isAtStartOfLine && startsItem() }

  /// Whether the current token, the first on its line, begins a declaration or statement.
  @inline(never)
  private mutating func startsItem() -> Bool {
    switch kind {
    case .at: return startsAttributedDeclaration()
    case .kwRepeat: return peek() == .leftBrace
    case _ where kind.startsDeclaration || kind.startsStatement: return peek() != .colon
    case _ where kind.isIdentifierLike: return startsContextualDeclaration()
    default: return false
    }
  }

  /// Whether a declaration follows the attributes here.
  private mutating func startsAttributedDeclaration() -> Bool {
    guard let distance = distancePastAttributes(0), peek(distance + 1) != .colon else {
      return false
    }
    return peek(distance).startsDeclaration || startsContextualDeclaration(at: distance)
  }

  /// Behind the attributes at a distance, of which it passes by a few; none if one is unfinished.
  mutating func distancePastAttributes(_ start: Int) -> Int? {
    var distance = start
    for _ in 0..<16 where peek(distance) == .at {
      guard peek(distance + 1).isIdentifierLike else { return nil }
      distance += 2
      while peek(distance) == .period { distance += 2 }
      distance = distancePastGenericArguments(distance)
      if peek(distance) == .leftParenthesis {
        guard let end = closing(of: position + distance) else { return nil }
        distance = end + 1 - position
      }
    }
    return distance
  }

  /// Behind the `<…>` at a distance, if it is of ordinary length.
  private mutating func distancePastGenericArguments(_ start: Int) -> Int {
    guard peek(start) == .leftAngle else { return start }
    var open = 0
    for distance in start..<start + 64 {
      switch peek(distance) {
      case .leftAngle: open += 1
      case .rightAngle: open -= 1
      case .endOfFile: return start
      default: break
      }
      if open == 0 { return distance + 1 }
    }
    return start
  }

  /// After an element of a list: takes the comma and says whether another element may follow. A
  /// list of names that a body follows ends there unfinished.
  mutating func continueList(until closing: TokenKind, endsAtBrace: Bool = false) -> Bool {
    if eat(.comma) { return !at(closing) && !kind.endsAnyList }
    if at(closing) || kind.endsAnyList { return false }
    return recoverInList(until: closing, endsAtBrace: endsAtBrace)
  }

  /// Skips to the next comma or the end of the list.
  private mutating func recoverInList(until closing: TokenKind, endsAtBrace: Bool) -> Bool {
    report(.expectedToken, expected: closing)
    while !kind.endsAnyList {
      if at(closing) { return false }
      if eat(.comma) { return !at(closing) && !kind.endsAnyList }
      if isAtStartOfLine {
        // A missing comma in a list of labelled lines.
        if kind.isLabel && peek() == .colon { return true }
        if isAtNewItem() || kind.isIdentifierLike { return false }
      }
      if at(.semicolon) { return false }
      if kind.closesBracket && (at(.rightParenthesis) ? openParentheses : openBrackets) > 0 {
        return false
      }
      if kind.opensBracket {
        if at(.leftBrace) && (endsAtBrace || self.closing(of: position) == nil) { return false }
        skipBalanced()
      } else {
        advance()
      }
    }
    return false
  }
}
