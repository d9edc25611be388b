extension YAMLReader {
  /// The byte at the current place; 0 at the end.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  var column: Int { position - lineStart }

  func isBlankOrEnd(at position: Int) -> Bool {
    position >= bytes.count || Self.isBlank(bytes[position]) || Self.isLineEnd(bytes[position])
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Whether something stands in a column.
  func isAt(_ indent: Int) -> Bool {
    position < bytes.count && column == indent && !isAtMarker("---") && !isAtMarker("...")
  }

  /// Passes blanks, comments and ends of lines.
  mutating func skipToContent() throws(YAMLProblem) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "\t"):
        try skipTabs()
      case UInt8(ascii: "\n"):
        position += 1
        lineStart = position
      case UInt8(ascii: "#") where position == lineStart || isBlankOrEnd(at: position - 1):
        skipLine()
      default: return
      }
    }
  }

  /// Passes tabs, which may part words and stand on empty lines, but never indent.
  private mutating func skipTabs() throws(YAMLProblem) {
    let isIndent =
      flowDepth == 0 && bytes[lineStart..<position].allSatisfy { $0 == UInt8(ascii: " ") }
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    if isIndent, !isBlankOrEnd(at: position), byte != UInt8(ascii: "#") {
      throw problem("a tab that indents")
    }
  }

  /// Goes to the end of the line.
  mutating func skipLine() {
    position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// The position behind the last byte of the line, without the bytes that end it.
  var endOfLine: Int {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return end > position && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// Makes sure that nothing but a comment is left of the line.
  mutating func finishLine() throws(YAMLProblem) {
    let line = lineStart
    try skipToContent()
    guard lineStart != line || position == bytes.count else {
      throw problem("text behind the end of a value")
    }
  }

  /// Makes sure that nothing stands further to the right than what a list or map could hold.
  func expectEnd(of indent: Int) throws(YAMLProblem) {
    guard position == bytes.count || column <= indent else {
      throw problem("a line that is indented otherwise than those above")
    }
  }

  /// Whether a colon comes next that ends a key.
  var isAtColon: Bool {
    var next = position
    while next < bytes.count, Self.isBlank(bytes[next]) { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: ":") && isBlankOrEnd(at: next + 1)
  }

  /// The position of the colon that makes the rest of the line begin with a plain key; nil if there
  /// is none.
  var endOfKey: Int? {
    var next = position
    let end = endOfLine
    while next < end {
      switch bytes[next] {
      case UInt8(ascii: ":") where isBlankOrEnd(at: next + 1): return next
      case UInt8(ascii: "#") where next > position && Self.isBlank(bytes[next - 1]): return nil
      default: next += 1
      }
    }
    return nil
  }

  /// Reads an anchor, an alias or a tag without its first character.
  mutating func word() -> String {
    let start = position + 1
    position = start
    while position < bytes.count, !isBlankOrEnd(at: position), !Self.isFlowMark(bytes[position]) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether a character parts the values of lists and maps in flow style.
  static func isFlowMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
