/// A string literal whose interpolation is being lexed, and what was counted around it.
struct Interpolation {
  /// More `#` than this delimit nothing; the bound keeps scans ahead linear.
  static let maximumPounds = 255

  let quote: UInt8
  let pounds: UInt8
  let isMultiline: Bool
  var openParentheses = 0
  var openBraces = 0
}

/// The text behind an offset inside an interpolation.
struct Interruption {
  let offset: Int
  let hasNewline: Bool
  let beginsDeclaration: Bool
}

/// String literals: plain, raw, multi-line, with interpolations.
extension Lexer {
  enum TextEnd {
    /// Behind the closing delimiter, or behind the `\(` of an interpolation.
    case closed(Int), interpolated(Int)
    /// In front of the line end or at the end of the file.
    case unterminated(Int)
  }

  /// Lexes a string literal from its first delimiter to its end or its first interpolation.
  mutating func lexString(from start: Int, quoteAt quote: Int, _ flags: TokenFlags) {
    let isMultiline = isMultilineQuote(quote, pounds: quote - start)
    let literal = Interpolation(
      quote: bytes[quote],
      pounds: UInt8(quote - start),
      isMultiline: isMultiline
    )
    switch endOfText(from: quote + (isMultiline ? 3 : 1), in: literal) {
    case .closed(let end):
      if literal.quote == 0x22 {
        append(.stringLiteral, flags, from: start, to: end)
      } else {
        record(.invalidCharacter, at: start)
        append(.stringLiteral, flags.union(.isDamaged), from: start, to: end)
      }
    case .interpolated(let end):
      append(.stringHead, flags, from: start, to: end)
      enterInterpolation(literal)
    case .unterminated(let end):
      record(.unterminatedString, at: start)
      append(.stringLiteral, flags.union(.isDamaged), from: start, to: end)
    }
  }

  /// Lexes a string literal on from the `)` at `position`, which ends an interpolation.
  mutating func resumeString(_ flags: TokenFlags) {
    let literal = interpolations[interpolations.count - 1]
    let start = position
    switch endOfText(from: start + 1, in: literal) {
    case .interpolated(let end):
      append(.stringMiddle, flags, from: start, to: end)
      openParentheses = 0
      openBraces = 0
    case .closed(let end):
      append(.stringTail, flags, from: start, to: end)
      leaveInterpolation()
    case .unterminated(let end):
      record(.unterminatedString, at: start)
      append(.stringTail, flags.union(.isDamaged), from: start, to: end)
      leaveInterpolation()
    }
  }

  /// Ends the innermost string literal where its interpolation is broken off.
  mutating func breakOffString() {
    record(.unterminatedString, at: position)
    append(.stringTail, .isDamaged, from: position, to: position)
    leaveInterpolation()
  }

  /// Breaks off the innermost interpolation in front of a line end, if its literal has one line,
  /// or in front of a declaration.
  mutating func breakOffInterruptedString() -> Bool {
    guard position < count, classes[Int(bytes[position])].mayBeginTrivia else { return false }
    let isMultiline = interpolations[interpolations.count - 1].isMultiline
    if scans.interruption.offset != position { lookForInterruption() }
    let interruption = scans.interruption
    guard
      isMultiline
        ? interruption.beginsDeclaration && openBraces == 0 : interruption.hasNewline
    else { return false }
    breakOffString()
    return true
  }

  private mutating func lookForInterruption() {
    let start = position
    let commentCount = comments.count
    let errorCount = errors.count
    let hasNewline = skipTrivia().contains(.isAtStartOfLine)
    scans.interruption = Interruption(
      offset: start,
      hasNewline: hasNewline,
      beginsDeclaration: hasNewline && beginsDeclaration(at: position)
    )
    scans.byteCount += position - start
    position = start
    truncateComments(to: commentCount)
    truncateErrors(to: errorCount)
  }

  private mutating func enterInterpolation(_ literal: Interpolation) {
    var literal = literal
    literal.openParentheses = openParentheses
    literal.openBraces = openBraces
    interpolations.append(literal)
    openParentheses = 0
    openBraces = 0
  }

  private mutating func leaveInterpolation() {
    let literal = interpolations.removeLast()
    openParentheses = literal.openParentheses
    openBraces = literal.openBraces
  }

  /// Whether a word of a declaration and another word stand at an offset, which no expression has.
  private func beginsDeclaration(at start: Int) -> Bool {
    guard start < count, classes[Int(bytes[start])] == .letter else { return false }
    let end = endOfIdentifier(from: start)
    var next = end
    while byte(at: next) == 0x20 { next += 1 }
    guard next > end, next < count, classes[Int(bytes[next])] == .letter else { return false }
    switch wordKind(from: start, to: end) {
    case .kwAssociatedtype, .kwCase, .kwClass, .kwEnum, .kwExtension, .kwFileprivate, .kwFunc,
      .kwImport, .kwInternal, .kwLet, .kwPrivate, .kwProtocol, .kwPublic, .kwStatic, .kwStruct,
      .kwTypealias, .kwVar, .cwActor, .cwConvenience, .cwFinal, .cwLazy, .cwMutating, .cwOpen,
      .cwOverride, .cwPackage, .cwRequired, .cwWeak:
      return true
    default:
      return false
    }
  }

  /// The end of a literal's text that begins at an offset.
  func endOfText(from start: Int, in literal: Interpolation) -> TextEnd {
    let pounds = Int(literal.pounds)
    var offset = start
    while offset < count {
      let next = bytes[offset]
      guard traits[Int(next)].contains(.stopsString) else {
        offset += 1
        continue
      }
      switch next {
      case 0x0A, 0x0D:
        if !literal.isMultiline { return .unterminated(offset) }
        offset += 1
      case 0x5C:
        offset += 1
        guard hasPounds(pounds, at: offset) else { continue }
        offset += pounds
        let escaped = byte(at: offset)
        if escaped == 0x28 { return .interpolated(offset + 1) }
        if escaped != 0x0A, escaped != 0x0D, offset < count { offset += 1 }
      default:
        if next == literal.quote, let end = endOfDelimiter(at: offset, in: literal) {
          return .closed(end)
        }
        offset += 1
      }
    }
    return .unterminated(count)
  }

  private func endOfDelimiter(at quote: Int, in literal: Interpolation) -> Int? {
    var end = quote + 1
    if literal.isMultiline {
      guard byte(at: end) == 0x22, byte(at: end + 1) == 0x22 else { return nil }
      end += 2
    }
    let pounds = Int(literal.pounds)
    return hasPounds(pounds, at: end) ? end + pounds : nil
  }

  func hasPounds(_ number: Int, at start: Int) -> Bool {
    guard number > 0 else { return true }
    guard start + number <= count else { return false }
    for offset in start..<start + number where bytes[offset] != 0x23 { return false }
    return true
  }

  /// Whether a quote is the first of three that open a multi-line literal. A raw one that is
  /// closed on the same line, as in `#"""#`, has one line.
  private mutating func isMultilineQuote(_ quote: Int, pounds: Int) -> Bool {
    guard bytes[quote] == 0x22, byte(at: quote + 1) == 0x22, byte(at: quote + 2) == 0x22 else {
      return false
    }
    return pounds == 0 || !isClosedOnLine(quote + 2, pounds: pounds)
  }

  /// Whether a quote with so many `#` stands on the line, from an offset on.
  private mutating func isClosedOnLine(_ start: Int, pounds: Int) -> Bool {
    if scans.rawQuotes.isEmpty {
      let none = (range: 0..<0, isFound: false)
      scans.rawQuotes = Array(repeating: none, count: Interpolation.maximumPounds + 1)
    }
    let known = scans.rawQuotes[pounds]
    if known.range.contains(start) { return known.isFound }
    var offset = start
    var isFound = false
    while offset < count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == 0x22, hasPounds(pounds, at: offset + 1) {
        isFound = true
        break
      }
      offset += 1
    }
    scans.byteCount += offset - start
    scans.rawQuotes[pounds] = (start..<offset + 1, isFound)
    return isFound
  }
}
