/// The name of a property that is declared with an attribute, on its line or on the one above, as it
/// stands in a text.
struct PropertyName {
  /// The bytes of the name.
  let range: Range<Int>

  /// - Parameter offset: That of a byte of the name, or of the one behind it.
  /// - Returns: nil if something else stands there.
  init?(at offset: Int, in bytes: [UInt8]) {
    guard offset <= bytes.count else { return nil }
    let word = Self.word(at: offset, in: bytes) { Self.isPart($0) }
    let start = word.lowerBound
    guard !word.isEmpty else { return nil }
    let line = Self.lineStart(of: start, in: bytes)
    let words = String(decoding: bytes[line..<start], as: UTF8.self)
      .split { $0 == " " || $0 == "\t" }
    guard words.last == "var" || words.last == "let" else { return nil }
    let above = line > 0 ? Self.lineStart(of: line - 1, in: bytes)..<line - 1 : 0..<0
    let lineAbove = String(decoding: bytes[above], as: UTF8.self)
    let hasAttribute =
      words.contains { $0.hasPrefix("@") }
      || lineAbove.drop { $0 == " " || $0 == "\t" }.hasPrefix("@")
    guard hasAttribute else { return nil }
    range = word
  }

  /// The bytes around an offset that are all parts of a word.
  static func word(
    at offset: Int,
    in bytes: [UInt8],
    _ isPart: (UInt8) -> Bool
  ) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, isPart(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    return start..<end
  }

  private static func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
    bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
  }

  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
