import Testing

@testable import PureLintSource

@Suite struct LineIndexTests {
  /// The line and column of the first `#` in a text.
  private func position(of text: String) throws -> LineIndex.Position {
    let bytes = Array(text.utf8)
    let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "#")))
    return LineIndex(bytes).position(of: offset)
  }

  /// The expected places are those that the compiler gives for an error at the `#`.
  @Test(arguments: [
    ("#", 1, 1),
    ("ab#", 1, 3),
    ("a\n#", 2, 1),
    ("a\n\n  #\n", 3, 3),
    ("é😀#", 1, 7),
    ("\u{FEFF}#", 1, 4),
    ("\t#", 1, 2),
    ("a\r\nb#", 2, 2),
    ("a\rbc#", 1, 3),
    ("a\n\r#", 2, 1),
    ("a\r\r\nb\rc#", 2, 2),
    ("a\u{2028}b\u{0B}#", 1, 7),
  ])
  func countsAsTheCompiler(text: String, line: Int, column: Int) throws {
    #expect(try position(of: text) == LineIndex.Position(line: line, column: column))
  }

  @Test func anOffsetBehindTheFileIsItsEnd() {
    let index = LineIndex(Array("a\nbc".utf8))
    #expect(index.position(of: 4) == LineIndex.Position(line: 2, column: 3))
    #expect(index.position(of: 900) == LineIndex.Position(line: 2, column: 3))
    #expect(LineIndex([]).position(of: 0) == LineIndex.Position(line: 1, column: 1))
  }

  @Test func agreesWithCountingByHand() {
    let bytes = Array("a\nb\r\n\r\rcd\n\r\ne\r".utf8)
    let index = LineIndex(bytes)
    var line = 1
    var column = 1
    for (offset, byte) in bytes.enumerated() {
      #expect(index.position(of: offset) == LineIndex.Position(line: line, column: column))
      column += 1
      if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) }
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") { column = 1 }
    }
  }
}
