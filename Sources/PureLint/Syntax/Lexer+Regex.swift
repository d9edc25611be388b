/// Regex literals: `/…/` and `#/…/#`.
extension Lexer {
  /// The slash in an operator that may begin a regex literal, if one follows from there.
  ///
  /// The compiler looks for a regex literal wherever it expects an operand and finds an operator
  /// with a slash. Without a parser: a prefix operator always stands there; a binary one, if the
  /// token before it does not end an operand.
  mutating func firstRegexSlash(from start: Int, to end: Int, _ flags: TokenFlags) -> Int? {
    guard !flags.contains(.continuesOperator) else { return nil }
    var slash = start
    while slash < end, bytes[slash] != 0x2F { slash += 1 }
    guard slash < end, lastKind != .kwFunc, lastKind != .kwOperator else { return nil }
    switch (flags.contains(.isLeftBound), flags.contains(.isRightBound)) {
    case (true, false) where lastKind != .prefixOperator && lastKind != .prefixAmpersand: return nil
    case (false, true): break
    default: guard !endsOperand else { return nil }
    }
    // `*/` is a stray end of a comment, a lone `.` wants a member.
    if slash > start, bytes[slash - 1] == 0x2A { return nil }
    if slash == start + 1, bytes[start] == 0x2E { return nil }
    return endOfRegex(from: slash) == nil ? nil : slash
  }

  /// The regex literal at a slash, or the prefix operator in front of it.
  mutating func lexRegexOperator(from start: Int, slashAt slash: Int, _ flags: TokenFlags) {
    if slash == start, let end = endOfRegex(from: slash) {
      append(.regexLiteral, flags, from: start, to: end)
    } else {
      appendOperator(flags.union(.isRightBound), from: start, to: slash)
    }
  }

  /// Whether the last token ends an operand, so that an operator, not an operand, may follow.
  private var endsOperand: Bool {
    switch lastKind {
    case .rightParenthesis, .rightBracket, .rightBrace, .integerLiteral, .floatLiteral,
      .stringLiteral, .stringTail, .regexLiteral, .dollarIdentifier, .wildcard,
      .postfixOperator, .kwSelf, .kwSelfType, .kwSuper,
      .kwNil, .kwTrue, .kwFalse, .kwAny, .kwInit:
      return true
    case .cwAwait:
      return isMemberName
    case .postfixQuestion, .postfixExclamation:
      return !isMarkOfTry
    case .rightAngle:
      // A lone `>` is an operator, or closes generic arguments.
      return tokens.flags[tokens.count - 1].contains(.isLeftBound)
    case let kind:
      return kind.isIdentifierLike || kind.isReservedWord && isMemberName
    }
  }

  /// Whether an argument or element may begin behind the last token.
  private var endsArgument: Bool {
    switch lastKind {
    case .leftParenthesis, .leftBracket, .comma, .colon: return true
    default: return false
    }
  }

  /// Whether the last token, a `?` or `!`, belongs to the keyword `try` before it, so that an
  /// operand follows. Behind a period that word is a member's name, and the mark ends an operand.
  private var isMarkOfTry: Bool {
    let word = tokens.count - 2
    return word >= 0 && tokens.kinds[word] == .kwTry && !isMemberName(word)
  }

  /// Whether the last token is the name of a member: any word behind a period.
  private var isMemberName: Bool { isMemberName(tokens.count - 1) }

  private func isMemberName(_ index: Int) -> Bool {
    guard index >= 1 else { return false }
    let kind = tokens.kinds[index - 1]
    return kind == .period || kind == .prefixPeriod
  }

  /// The end of the literal that a bare slash begins: it is on the same line, does not begin or
  /// end with white space, and is not directly followed by a comment. Where the slash may also be
  /// an operator, alone as an argument or between operands, it closes no parenthesis that it did
  /// not open.
  ///
  /// A scan ends at the next slash without a back slash in front, and no slash with one can begin
  /// a literal, so that all scans together are linear.
  private mutating func endOfRegex(from slash: Int) -> Int? {
    if slash > 0, bytes[slash - 1] == 0x5C { return nil }
    let mayBeOperator = endsOperand || endsArgument
    var groups = 0
    var characterClasses = 0
    var offset = slash + 1
    if byte(at: offset) == 0x20 || byte(at: offset) == 0x09 { return nil }
    var endsWithSpace = false
    defer { scans.byteCount += offset - slash }
    while offset < count {
      let next = bytes[offset]
      switch next {
      case 0x0A, 0x0D: return nil
      case 0x2F:
        let following = byte(at: offset + 1)
        return endsWithSpace || following == 0x2F || following == 0x2A ? nil : offset + 1
      case 0x5C:
        offset += 1
        if byte(at: offset) == 0x0A || byte(at: offset) == 0x0D { return nil }
      case 0x28 where characterClasses == 0: groups += 1
      case 0x29 where characterClasses == 0:
        if groups == 0 && mayBeOperator { return nil }
        groups = max(0, groups - 1)
      case 0x5B: characterClasses += 1
      case 0x5D: characterClasses = max(0, characterClasses - 1)
      default: break
      }
      endsWithSpace = next == 0x20 || next == 0x09
      offset += 1
    }
    return nil
  }

  /// Lexes `#/…/#`. Over several lines it goes only if nothing follows the opening delimiter on
  /// its line. An unterminated one ends at the end of its first line.
  mutating func lexExtendedRegex(from start: Int, slashAt slash: Int, _ flags: TokenFlags) {
    let pounds = slash - start
    var offset = slash + 1
    while byte(at: offset) == 0x20 || byte(at: offset) == 0x09 { offset += 1 }
    let lineEnd = endOfLine(from: offset)
    let isMultiline = offset == lineEnd && offset < count
    if !isMultiline { offset = slash + 1 }
    let limit = isMultiline ? (start > scans.failedMultilineRegex ? lineEnd : count) : lineEnd
    while offset < limit {
      if bytes[offset] == 0x5C {
        offset += 1
      } else if bytes[offset] == 0x2F, hasPounds(pounds, at: offset + 1) {
        return append(.regexLiteral, flags, from: start, to: offset + 1 + pounds)
      }
      offset += 1
    }
    if isMultiline { scans.failedMultilineRegex = min(start, scans.failedMultilineRegex) }
    scans.byteCount += offset - start
    record(.unterminatedRegex, at: start)
    append(.regexLiteral, flags.union(.isDamaged), from: start, to: lineEnd)
  }
}
