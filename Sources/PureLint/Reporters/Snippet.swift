/// The source line around a reported place, and the line below it that marks the place.
struct Snippet {
  let line: String
  /// White space up to the place, as wide as the line is up to there.
  let indent: String
  /// `^`, followed by `~` for the rest of the place.
  let marker: String

  /// The most bytes shown on either side of a place: some files are a single line.
  private static let reach = 160

  /// Cuts the line out that starts `column - 1` bytes before the offset.
  ///
  /// - Complexity: O(1), whatever the length of the line.
  init(_ bytes: [UInt8], offset: Int, length: Int, column: Int) {
    let offset = min(offset, bytes.count)
    let lineStart = offset - (column - 1)
    let start = Snippet.start(in: bytes, from: lineStart, to: offset)
    let end = Snippet.end(in: bytes, from: offset)
    let markedEnd = min(offset + length, end.offset)
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self).printable(keepingTabs: true)
    }
    let before = (start > lineStart ? "…" : "") + text(start..<offset)
    let marked = text(offset..<markedEnd)
    line = before + marked + text(markedEnd..<end.offset) + (end.isCut ? "…" : "")
    indent = String(
      before.flatMap { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.displayWidth) }
    )
    let width = marked.reduce(0) { $0 + $1.displayWidth }
    marker = "^" + String(repeating: "~", count: max(width - 1, 0))
  }

  /// The start of the line, or of the last character within reach.
  private static func start(in bytes: [UInt8], from lineStart: Int, to offset: Int) -> Int {
    guard offset - lineStart > reach else { return lineStart }
    var start = offset - reach
    while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
    return start
  }

  /// The end of the line, or of the last character within reach.
  private static func end(in bytes: [UInt8], from offset: Int) -> (offset: Int, isCut: Bool) {
    let limit = min(offset + reach, bytes.count)
    var end = offset
    while end < limit, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    guard end == limit, end < bytes.count else { return (end, false) }
    if bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r") { return (end, false) }
    while end > offset, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return (end, true)
  }
}
