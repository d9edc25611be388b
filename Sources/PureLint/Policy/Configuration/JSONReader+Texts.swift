extension JSONReader {
  /// Reads a text in quotes, from its opening quote to behind its closing one.
  mutating func readText() throws(JSONProblem) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try readEscape()).utf8
      case 0x0A, 0x0D:
        throw JSONProblem(offset: start, message: "the text has no end on its line; write '\"'")
      case ..<0x20: throw problem(#"a control character is written as an escape, such as '\t'"#)
      default:
        text.append(byte)
        position += 1
      }
    }
    throw JSONProblem(offset: start, message: "the text has no end; write '\"'")
  }

  private mutating func readEscape() throws(JSONProblem) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let letter = next else { throw problem("an escape has to follow '\\'") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readCodePoint(from: start)
    default:
      let message = #"JSON knows no such escape; write '\\' for a backslash"#
      throw JSONProblem(offset: start, message: message)
    }
  }

  /// Reads what follows `\u`: four digits, and for a surrogate those of its partner.
  private mutating func readCodePoint(from start: Int) throws(JSONProblem) -> Unicode.Scalar {
    let first = try readCodeUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), take("\\"), take("u") {
      let second = try readCodeUnit(from: start)
      let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00
      if UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(value) { return scalar }
    }
    throw JSONProblem(offset: start, message: "half a character; write both halves or itself")
  }

  private mutating func readCodeUnit(from start: Int) throws(JSONProblem) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, !digits.contains(UInt8(ascii: "+")),
      !digits.contains(UInt8(ascii: "-")),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw JSONProblem(offset: start, message: #"four digits from 0 to F have to follow '\u'"#)
    }
    position += 4
    return unit
  }
}
