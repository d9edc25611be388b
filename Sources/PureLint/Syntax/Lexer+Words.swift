/// Names, keywords and what begins with `#`.
extension Lexer {
  @inline(__always)
  mutating func lexWord(_ flags: TokenFlags) {
    let start = position
    let end = endOfASCIIWord(from: start + 1)
    if end < count, bytes[end] >= 0x80 {
      let longer = endOfIdentifier(from: end)
      if longer > end { return append(.identifier, flags, from: start, to: longer) }
    }
    append(wordKind(from: start, to: end), flags, from: start, to: end)
  }

  /// The end of the letters, digits, `_` and `$` from an offset on.
  @inline(__always)
  private func endOfASCIIWord(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
      let others = WordBytes.others(in: word(at: offset))
      if others != 0 {
        offset += others.trailingZeroBitCount / 8
        break
      }
      offset += 8
    }
    while offset < count, traits[Int(bytes[offset])].contains(.continuesIdentifier) { offset += 1 }
    return offset
  }

  @inline(__always)
  func wordKind(from start: Int, to end: Int) -> TokenKind {
    words.kind(of: bytes + start, length: end - start, limit: count - start)
  }

  /// The end of the identifier that goes on at an offset.
  func endOfIdentifier(from start: Int) -> Int {
    var offset = start
    while offset < count {
      if traits[Int(bytes[offset])].contains(.continuesIdentifier) {
        offset += 1
      } else if bytes[offset] >= 0x80, let scalar = scalar(at: offset),
        ScalarRanges.continuesIdentifier(scalar.value)
      {
        offset = scalar.end
      } else {
        break
      }
    }
    return offset
  }

  /// `$0`, `$name`; a lone `$` is a name.
  mutating func lexDollarIdentifier(_ flags: TokenFlags) {
    let end = endOfIdentifier(from: position + 1)
    let kind: TokenKind = end == position + 1 ? .identifier : .dollarIdentifier
    append(kind, flags, from: position, to: end)
  }

  /// A name in back ticks; anything but a line end, a back tick and a backslash may stand in it.
  mutating func lexBacktick(_ flags: TokenFlags) {
    var end = position + 1
    while end < count, bytes[end] != 0x60, bytes[end] != 0x5C, bytes[end] >= 0x20 { end += 1 }
    if byte(at: end) == 0x60, end > position + 1 {
      append(.identifier, flags.union(.isBackticked), from: position, to: end + 1)
    } else {
      record(.invalidCharacter, at: position)
      appendByte(.unknown, flags.union(.isDamaged))
    }
  }

  /// A raw string, an extended regex literal, a directive, or a lone `#`.
  mutating func lexPound(_ flags: TokenFlags) {
    let start = position
    if scans.lonePounds.contains(start) { return appendByte(.pound, flags) }
    var end = start + 1
    while byte(at: end) == 0x23 { end += 1 }
    scans.byteCount += end - start
    let delimits = [0x22, 0x27, 0x2F].contains(byte(at: end))
    guard delimits, end - start <= Interpolation.maximumPounds else {
      let delimiterLength = delimits ? Interpolation.maximumPounds : 1
      scans.lonePounds = start..<end - delimiterLength
      return end == start + 1 ? lexDirective(flags) : appendByte(.pound, flags)
    }
    if byte(at: end) == 0x2F {
      lexExtendedRegex(from: start, slashAt: end, flags)
    } else {
      lexString(from: start, quoteAt: end, flags)
    }
  }

  private mutating func lexDirective(_ flags: TokenFlags) {
    let start = position
    var end = start + 1
    while hasTrait(.continuesIdentifier, at: end) { end += 1 }
    for (text, kind) in Self.directives
    where text.utf8CodeUnitCount == end - start && hasText(text, at: start) {
      return append(kind, flags, from: start, to: end)
    }
    appendByte(.pound, flags)
  }

  private static let directives: [(StaticString, TokenKind)] = [
    ("#if", .poundIf), ("#else", .poundElse), ("#elseif", .poundElseif), ("#endif", .poundEndif),
    ("#available", .poundAvailable), ("#unavailable", .poundUnavailable),
    ("#sourceLocation", .poundSourceLocation),
  ]

  /// A Unicode name or operator, or characters that are neither. Returns `false` where there is
  /// nothing to make a token of: no-break space, which the compiler only warns about, and what
  /// it rejects.
  mutating func lexNonASCII(_ flags: TokenFlags) -> Bool {
    let start = position
    guard let scalar = scalar(at: start) else {
      record(.invalidCharacter, at: start)
      position = start + 1
      while position < count, bytes[position] & 0xC0 == 0x80 { position += 1 }
      return false
    }
    if ScalarRanges.beginsIdentifier(scalar.value) {
      append(.identifier, flags, from: start, to: endOfIdentifier(from: start))
      return true
    }
    if ScalarRanges.beginsOperator(scalar.value) {
      lexOperator(flags)
      return true
    }
    if scalar.value == 0xA0 {
      position = scalar.end
      return false
    }
    record(.invalidCharacter, at: start)
    if ScalarRanges.continuesIdentifier(scalar.value) {
      let end = endOfIdentifier(from: start)
      append(.unknown, flags.union(.isDamaged), from: start, to: end)
      return true
    }
    if scalar.value == 0x201C || scalar.value == 0x201D {
      append(.unknown, flags.union(.isDamaged), from: start, to: scalar.end)
      return true
    }
    position = scalar.end
    return false
  }

  /// Decodes the non-ASCII scalar at an offset; nothing where the bytes are not UTF-8.
  func scalar(at offset: Int) -> (value: UInt32, end: Int)? {
    let first = bytes[offset]
    let length = (~first).leadingZeroBitCount
    guard 2...4 ~= length, offset + length <= count else { return nil }
    var value = UInt32(first & (0x7F >> UInt8(length)))
    for index in 1..<length {
      let next = bytes[offset + index]
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= smallest, value <= 0x10FFFF, !(0xD800...0xDFFF ~= value) else { return nil }
    return (value, offset + length)
  }
}
