import PureLintOutput
import PureLintSource

/// A source line with a place in it, cut to a width, and the line below it that marks the place.
struct Snippet {
  /// The part of the line that is shown, with `…` where more is left out.
  let line: String
  /// Spaces up to the place, as wide as the line is up to there.
  let indent: String
  /// The number of columns that the place takes; at least one.
  let markedWidth: Int

  /// The most bytes looked at on either side of a place: some files are a single line.
  private static let reach = 160
  /// The columns that a tab takes.
  private static let tab = "    "

  /// Cuts the line out that starts `column - 1` bytes before the offset.
  ///
  /// - Parameter width: The most columns of the line; nil for as many as are within reach.
  /// - Complexity: O(1), whatever the length of the line.
  init(_ bytes: [UInt8], offset: Int, length: Int, column: Int, width: Int? = nil) {
    let offset = min(offset, bytes.count)
    let lineStart = offset - (column - 1)
    let start = Snippet.start(in: bytes, from: lineStart, to: offset)
    let end = Snippet.end(in: bytes, from: offset)
    let markedEnd = min(offset + length, end.offset)
    func part(_ range: Range<Int>) -> String {
      let text = String(decoding: bytes[range], as: UTF8.self)
      let rest = String(decoding: bytes[range.upperBound..<end.offset], as: UTF8.self)
      return text.printable(keepingTabs: true, before: rest)
        .replacing("\t", with: Snippet.tab)
    }
    var before = Cut(part(start..<offset), isCut: start > lineStart)
    var marked = Cut(part(offset..<markedEnd), isCut: false)
    var after = Cut(part(markedEnd..<end.offset), isCut: end.isCut)
    if let width, before.width + marked.width + after.width > width {
      marked.dropLast(to: width * 2 / 3)
      before.dropFirst(to: max(width / 4, width - marked.width - after.width))
      after.dropLast(to: max(width - before.width - marked.width, marked.isCut ? 0 : 1))
    }
    line =
      (before.isCut ? "…" : "") + before.text + marked.text
      + (marked.isCut ? "…" : after.text + (after.isCut ? "…" : ""))
    indent = String(repeating: " ", count: before.width)
    markedWidth = max(marked.text.displayWidth, 1)
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

/// A part of a line, of which some may be left out at one end.
private struct Cut {
  private(set) var text: String
  private(set) var isCut: Bool

  init(_ text: String, isCut: Bool) {
    self.text = text
    self.isCut = isCut
  }

  /// The columns that the part takes, `…` included.
  var width: Int { text.displayWidth + (isCut ? 1 : 0) }

  mutating func dropFirst(to limit: Int) {
    while width > limit, !text.isEmpty {
      text.removeFirst()
      isCut = true
    }
  }

  mutating func dropLast(to limit: Int) {
    while width > limit, !text.isEmpty {
      text.removeLast()
      isCut = true
    }
  }
}
