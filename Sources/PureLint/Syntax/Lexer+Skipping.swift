/// Skipping bodies without lexing them.
extension Lexer {
  /// A token boundary in a skipped body: from here the lexer can be asked.
  private struct Landmark {
    var offset: Int
    var commentCount: Int
    /// The kind of the token that ends here.
    var kind: TokenKind
  }

  /// Moves from behind a `{`, the last token, to its `}`, so that this is the next token, or to
  /// the end of the file. Comments on the way are recorded, errors are not.
  ///
  /// The brace is the one that lexing all tokens finds. Only bytes that may open or close a brace
  /// or hide one are looked at; where the rules depend on tokens (regex literals) or nest
  /// (interpolations), the lexer itself is asked and its tokens are thrown away.
  mutating func skipToMatchingBrace() {
    precondition(lastKind == .leftBrace, "there is a brace to be matched")
    precondition(interpolations.isEmpty, "where an interpolation ends, only lexing tells")
    let errorCount = errors.count
    skipBody()
    truncateErrors(to: errorCount)
  }

  /// Moves behind the last token, the `{` of a body that was skipped. The tokens end in front of its
  /// `}`, whatever the parser makes of them.
  mutating func beginBody(closedAt end: UInt32) {
    precondition(lastKind == .leftBrace, "a body begins with a brace")
    self.end = Int(end)
    position = Int(tokens.ends[tokens.count - 1])
    (openBraces, openParentheses, operatorEnd) = (1, 0, 0)
    interpolations.removeAll()
  }

  /// Forgets what was lexed ahead: the tokens from one on, and errors from an offset on.
  mutating func forget(fromToken token: Int, errorsFrom offset: UInt32) {
    truncateTokens(to: token)
    while let last = errors.last, last.offset >= offset { truncateErrors(to: errors.count - 1) }
  }

  private mutating func skipBody() {
    var landmark = Landmark(offset: position, commentCount: comments.count, kind: .leftBrace)
    var depth = 0
    while true {
      let offset = nextStop(from: position)
      position = offset
      guard offset < count else { return returnBeforeTrivia(behind: landmark.offset) }
      switch classes[Int(bytes[offset])] {
      case .leftBrace:
        depth += 1
        pass(1, .leftBrace, &landmark)
      case .rightBrace:
        if depth == 0 { return returnBeforeTrivia(behind: landmark.offset) }
        depth -= 1
        pass(1, .rightBrace, &landmark)
      case .quote: skipString(&landmark)
      case .slash: skipSlash(&landmark)
      case .backtick: skipTokens(to: offset, from: offset, &landmark)
      case .pound: skipPound(&landmark)
      default:
        if !skipConflict() && !skipConflictMarker() { position = offset + 1 }
      }
    }
  }

  /// The offset of the next byte that may matter to braces. Four bytes at a time make the whole of
  /// skipping a fifth faster (November 2026).
  @inline(__always)
  private func nextStop(from start: Int) -> Int {
    let stop = ByteTraits.stopsSkipping.rawValue
    var offset = start
    while offset + 4 <= count {
      let first = traits[Int(bytes[offset])].rawValue | traits[Int(bytes[offset + 1])].rawValue
      let second = traits[Int(bytes[offset + 2])].rawValue | traits[Int(bytes[offset + 3])].rawValue
      if (first | second) & stop != 0 { break }
      offset += 4
    }
    while offset < count, traits[Int(bytes[offset])].rawValue & stop == 0 { offset += 1 }
    return offset
  }

  /// Moves on to a token boundary.
  private mutating func pass(_ length: Int, _ kind: TokenKind, _ landmark: inout Landmark) {
    position += length
    landmark = Landmark(offset: position, commentCount: comments.count, kind: kind)
  }

  private mutating func skipString(_ landmark: inout Landmark) {
    let quote = position
    if bytes[quote] == 0x22, byte(at: quote + 1) != 0x22,
      let end = endOfPlainString(from: quote + 1)
    {
      return pass(end - quote, .stringLiteral, &landmark)
    }
    skipTokens(to: quote, from: quote, &landmark)
  }

  /// The end of a literal on one line in whose interpolations stand words and periods alone, which
  /// neither close it nor nest; it needs no tokens.
  private func endOfPlainString(from start: Int) -> Int? {
    let literal = Interpolation(quote: 0x22, pounds: 0, isMultiline: false)
    var offset = start
    while true {
      switch endOfText(from: offset, in: literal) {
      case .closed(let end): return end
      case .unterminated: return nil
      case .interpolated(let end):
        offset = end
        while hasTrait(.continuesIdentifier, at: offset) || byte(at: offset) == 0x2E { offset += 1 }
        guard byte(at: offset) == 0x29 else { return nil }
        offset += 1
      }
    }
  }

  /// A comment, an operator, or a regex literal.
  private mutating func skipSlash(_ landmark: inout Landmark) {
    let slash = position
    switch byte(at: slash + 1) {
    case 0x2F: skipLineComment()
    case 0x2A: _ = skipBlockComment()
    case 0x20, 0x09, 0x0A, 0x0D: position = slash + 1
    default:
      switch bytes[slash - 1] {
      case 0x29, 0x5D, 0x30...0x39: position = slash + 1
      default: skipTokens(to: slash, from: landmark.offset, &landmark)
      }
    }
  }

  /// A raw string, an extended regex literal, a placeholder, or a lone `#`.
  private mutating func skipPound(_ landmark: inout Landmark) {
    let start = position
    if bytes[start - 1] == 0x3C {
      return skipTokens(to: start, from: start - 1, &landmark)
    }
    switch byte(at: start + 1) {
    case 0x22, 0x23, 0x27, 0x2F: skipTokens(to: start, from: start, &landmark)
    default: position = start + 1
    }
  }

  /// Lexes from a token boundary until the token at `target` is passed, with its interpolations.
  private mutating func skipTokens(to target: Int, from start: Int, _ landmark: inout Landmark) {
    let tokenCount = tokens.count
    if start == landmark.offset { truncateComments(to: landmark.commentCount) }
    append(landmark.kind, [], from: start, to: start)
    repeat { lexToken() } while position <= target || !interpolations.isEmpty
    let kind = lastKind
    scans.byteCount += position - start
    truncateTokens(to: tokenCount)
    pass(0, kind, &landmark)
  }

  /// Moves back over white space and comments, so that the next token knows how it stands.
  private mutating func returnBeforeTrivia(behind limit: Int) {
    while position > limit {
      if let comment = comments.last, Int(comment.end) == position {
        position = Int(comment.start)
        truncateComments(to: comments.count - 1)
        continue
      }
      switch classes[Int(bytes[position - 1])] {
      case .blank, .newline: position -= 1
      default: return
      }
    }
  }
}
