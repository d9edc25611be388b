extension YAMLReader {
  // MARK: Plain texts

  /// Reads a text without quotes and the lines that continue it.
  mutating func plainText(minimum: Int) throws(YAMLProblem) -> String {
    var text = plainLine()
    while !isAtComment {
      let (end, line) = (position, lineStart)
      try skipToContent()
      let isMore =
        lineStart != line && position < bytes.count && column >= minimum
        && !isAtMarker("---") && !isAtMarker("...") && !hasComment(from: end, to: position)
      guard isMore else {
        (position, lineStart) = (end, line)
        break
      }
      guard endOfKey == nil else { throw problem("a map that continues a text") }
      text += " " + plainLine()
    }
    return text
  }

  /// Reads the rest of a line up to a comment.
  private mutating func plainLine() -> String {
    let start = position
    let end = endOfLine
    while position < end {
      if bytes[position] == UInt8(ascii: "#"), Self.isBlank(bytes[position - 1]), position > start {
        break
      }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self).trimmingBlanks()
  }

  private var isAtComment: Bool { byte == UInt8(ascii: "#") }

  /// Whether a comment stands between two lines.
  private func hasComment(from start: Int, to end: Int) -> Bool {
    bytes[start..<end].contains(UInt8(ascii: "#"))
  }

  // MARK: Texts in quotes

  /// Reads a text in quotes; a line break in it is a space.
  mutating func quotedText() throws(YAMLProblem) -> String {
    let quote = byte
    var text: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case quote:
        guard quote == UInt8(ascii: "'"), self.byte == quote else {
          return String(decoding: text, as: UTF8.self)
        }
        text.append(quote)
        position += 1
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""): escape(&text)
      case UInt8(ascii: "\n"): foldLines(&text)
      default: text.append(byte)
      }
    }
    throw problem("a text whose quote is not closed")
  }

  /// Passes the blanks around line breaks, which come to one space, or to the breaks besides the first.
  private mutating func foldLines(_ text: inout [UInt8]) {
    while let last = text.last, Self.isBlank(last) || last == UInt8(ascii: "\r") {
      text.removeLast()
    }
    lineStart = position
    var breaks = 0
    while position < bytes.count, isBlankOrEnd(at: position) {
      if bytes[position] == UInt8(ascii: "\n") {
        breaks += 1
        lineStart = position + 1
      }
      position += 1
    }
    text +=
      breaks == 0
      ? [UInt8(ascii: " ")] : Array(repeating: UInt8(ascii: "\n"), count: breaks)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "t"): UInt8(ascii: "\t"),
    UInt8(ascii: "r"): UInt8(ascii: "\r"), UInt8(ascii: "0"): 0,
  ]

  private static let digitCounts: [UInt8: Int] = [
    UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
  ]

  private mutating func escape(_ text: inout [UInt8]) {
    guard position < bytes.count else { return }
    let kind = bytes[position]
    position += 1
    if let count = Self.digitCounts[kind] {
      let digits = String(decoding: bytes[position...].prefix(count), as: UTF8.self)
      if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        text += Array(String(scalar).utf8)
        position += count
      }
    } else if kind == UInt8(ascii: "\n") {
      lineStart = position
      while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    } else {
      text.append(Self.escapes[kind] ?? kind)
    }
  }

  // MARK: Texts in blocks

  /// Reads the lines behind `|` or `>` that are indented further than what is around them.
  mutating func blockText(
    minimum: Int,
    separator: String
  ) throws(YAMLProblem) -> String {
    let header = String(decoding: bytes[position..<endOfLine], as: UTF8.self)
    let digit = header.dropFirst().prefix(2).compactMap(\.wholeNumberValue).first
    var indent = digit.map { max(minimum - 1, 0) + $0 }
    guard
      header.dropFirst().prefix(while: { $0 != "#" }).allSatisfy({ " \t+-123456789".contains($0) })
    else { throw problem("text behind the beginning of a block") }
    passLine()
    var lines: [String] = []
    while position < bytes.count {
      let end = endOfLine
      let start = bytes[position..<end].firstIndex { $0 != UInt8(ascii: " ") } ?? end
      if bytes[start..<end].allSatisfy(Self.isBlank) {
        lines.append("")
        passLine()
        continue
      }
      let isIn = start - lineStart >= (indent ?? minimum)
      guard isIn, !isAtMarker("---"), !isAtMarker("...") else { break }
      if indent == nil { indent = start - lineStart }
      lines.append(String(decoding: bytes[(lineStart + (indent ?? 0))..<end], as: UTF8.self))
      passLine()
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: separator)
  }

  /// Goes to the beginning of the next line.
  private mutating func passLine() {
    skipLine()
    if position < bytes.count { position += 1 }
    lineStart = position
  }
}
