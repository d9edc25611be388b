/// Trivia, which stand between tokens: white space, comments, a shebang, conflict markers.
extension Lexer {
  /// Moves behind white space and comments and says how the next token stands.
  @inline(__always)
  mutating func skipTrivia() -> TokenFlags {
    var flags = TokenFlags()
    if position == contentStart { flags = [.isAtStartOfLine, .hasSpaceBefore] }
    var offset = position
    while offset < count {
      switch classes[Int(bytes[offset])] {
      case .blank:
        flags.formUnion(.hasSpaceBefore)
        offset += 1
      case .newline:
        flags.formUnion(.hasSpaceBefore)
        flags.formUnion(.isAtStartOfLine)
        offset = endOfIndentation(from: offset + 1)
      case .slash, .less, .greater, .operatorByte:
        position = offset
        guard let added = skipCommentOrConflict(flags) else { return flags }
        flags.formUnion(added)
        offset = position
      default:
        position = offset
        return flags
      }
    }
    position = offset
    return flags
  }

  /// Moves behind a comment or what version control has left, and says what that means for the next
  /// token; nil if neither begins here.
  @inline(never)
  private mutating func skipCommentOrConflict(_ flags: TokenFlags) -> TokenFlags? {
    guard bytes[position] == 0x2F else {
      let isSkipped =
        flags.contains(.isAtStartOfLine) && (skipConflict() || skipConflictMarker())
      return isSkipped ? [] : nil
    }
    switch byte(at: position + 1) {
    case 0x2F: skipLineComment()
    case 0x2A: if skipBlockComment() { return [.hasSpaceBefore, .isAtStartOfLine] }
    default: return nil
    }
    return .hasSpaceBefore
  }

  /// Moves behind a `//` comment, in front of the end of its line.
  mutating func skipLineComment() {
    let start = position
    position = endOfLine(from: start + 2)
    recordComment(from: start, to: position)
  }

  /// Moves behind a `/*` comment and those nested in it. Returns whether it spans lines.
  mutating func skipBlockComment() -> Bool {
    let start = position
    var offset = start + 2
    var depth = 1
    var spansLines = false
    while offset < count {
      switch bytes[offset] {
      case 0x2A where byte(at: offset + 1) == 0x2F:
        offset += 1
        depth -= 1
      case 0x2F where byte(at: offset + 1) == 0x2A:
        offset += 1
        depth += 1
      case 0x0A, 0x0D:
        spansLines = true
      default:
        break
      }
      offset += 1
      if depth == 0 { break }
    }
    if depth > 0 { record(.unterminatedComment, at: start) }
    position = offset
    recordComment(from: start, to: offset)
    return spansLines
  }

  /// Moves behind a shebang line; gives up on a file in UTF-16 or UTF-32.
  mutating func skipStartOfFile() {
    guard count >= contentStart + 2 else { return }
    if isWide {
      record(.wideEncoding, at: 0)
      position = count
    } else if bytes[contentStart] == 0x23, bytes[contentStart + 1] == 0x21 {
      position = endOfLine(from: contentStart)
    }
  }

  /// Whether characters take two bytes or four: a byte order mark says so, or ASCII does, which
  /// leaves bytes of zero.
  private var isWide: Bool {
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE): true
    case (0, 0): count >= 4 && (bytes[2] == 0) != (bytes[3] == 0)
    case (0, _), (_, 0): count >= 4 && (bytes[2] == 0 || bytes[3] == 0)
    default: false
    }
  }

  /// The offset of the first line end at or behind an offset.
  @inline(__always)
  func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
      let word = word(at: offset)
      let ends =
        WordBytes.zeros(of: word ^ WordBytes.lineFeeds)
        | WordBytes.zeros(of: word ^ WordBytes.carriageReturns)
      if ends != 0 { return offset + ends.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return offset
  }

  /// The offset of the first byte at or behind an offset that is no space.
  @inline(__always)
  private func endOfIndentation(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
      let others = word(at: offset) ^ WordBytes.spaces
      if others != 0 { return offset + others.trailingZeroBitCount / 8 }
      offset += 8
    }
    return offset
  }

  /// The eight bytes at an offset, the first in the lowest place.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    let raw = UnsafeRawPointer(bytes + offset)
    return UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
  }

  /// Moves behind a conflict that version control has left, if one begins here: all lines from
  /// `<<<<<<< ` to `>>>>>>> `, or from Perforce's `>>>> ` to `<<<<`. Without the last line there
  /// is no conflict.
  mutating func skipConflict() -> Bool {
    let isPerforce = bytes[position] == 0x3E
    let startMarker: StaticString = isPerforce ? ">>>> " : "<<<<<<< "
    let endMarker: StaticString = isPerforce ? "<<<<\n" : ">>>>>>> "
    guard isAtLineStart(position), hasText(startMarker, at: position) else { return false }
    let failed = isPerforce ? scans.failedPerforceConflict : scans.failedConflict
    guard position < failed else { return false }
    var offset = endOfLine(from: position)
    while offset < count, !(isAtLineStart(offset) && hasText(endMarker, at: offset)) {
      offset = endOfLine(from: offset) + 1
    }
    scans.byteCount += offset - position
    guard offset < count else {
      if isPerforce {
        scans.failedPerforceConflict = position
      } else {
        scans.failedConflict = position
      }
      return false
    }
    record(.conflictMarker, at: position)
    position = endOfLine(from: offset)
    return true
  }

  /// Moves behind a line that version control has left and that is part of no whole conflict.
  mutating func skipConflictMarker() -> Bool {
    guard isAtLineStart(position), byte(at: position + 6) == bytes[position] else { return false }
    let end = endOfLine(from: position)
    let isSeparator = end == position + 7 && hasText("=======", at: position)
    let isSide = hasText("<<<<<<< ", at: position) || hasText(">>>>>>> ", at: position)
    guard isSeparator || isSide else { return false }
    record(.conflictMarker, at: position)
    position = end
    return true
  }

  private func isAtLineStart(_ offset: Int) -> Bool {
    offset == contentStart || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D
  }

  /// Whether a text stands at an offset.
  func hasText(_ text: StaticString, at offset: Int) -> Bool {
    guard text.utf8CodeUnitCount <= count - offset else { return false }
    for index in 0..<text.utf8CodeUnitCount where text.utf8Start[index] != bytes[offset + index] {
      return false
    }
    return true
  }
}

/// Eight bytes in a number.
enum WordBytes {
  static let spaces: UInt64 = 0x2020_2020_2020_2020
  static let lineFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  static let carriageReturns: UInt64 = 0x0D0D_0D0D_0D0D_0D0D

  /// Marks bytes that are zero; up to the first of them, nothing else.
  static func zeros(of word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Marks bytes that are neither a letter nor a digit of ASCII nor `_`.
  @inline(__always)
  static func others(in word: UInt64) -> UInt64 {
    let bits = word & each(0x7F)
    // A sum's highest bit says whether a byte is as large as what is missing to 0x80.
    let folded = bits | each(0x20)
    let letters = (folded &+ each(0x80 - 0x61)) & ~(folded &+ each(0x80 - 0x7B))
    let digits = (bits &+ each(0x80 - 0x30)) & ~(bits &+ each(0x80 - 0x3A))
    let underscores = ~((bits ^ each(0x5F)) &+ each(0x7F))
    return (word | ~(letters | digits | underscores)) & each(0x80)
  }

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
