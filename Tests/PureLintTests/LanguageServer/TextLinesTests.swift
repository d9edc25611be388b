import Testing

@testable import PureLintLanguageServer

@Suite struct TextLinesTests {
  /// Each offset at which a character begins, with its line and the units in front of it.
  @Test(arguments: [
    (0, 0, 0, 0), (1, 0, 1, 1), (3, 0, 3, 2), (7, 0, 7, 4), (8, 1, 0, 0), (10, 2, 0, 0),
    (11, 2, 1, 1),
    (12, 3, 0, 0), (15, 3, 3, 1),
  ])
  func countsAsTheProtocolDoes(offset: Int, line: Int, bytes: Int, units: Int) {
    let lines = TextLines(Array("aé😀\n\r\nb\r€".utf8))
    for (encoding, character) in [(TextLines.Encoding.utf8, bytes), (.utf16, units)] {
      let position = TextLines.Position(line: line, character: character)
      #expect(lines.position(of: offset, encoding) == position)
      #expect(lines.offset(of: position, encoding) == offset)
    }
  }

  @Test func whatIsBehindALineIsItsEnd() {
    let lines = TextLines(Array("ab\r\ncd".utf8))
    #expect(lines.offset(of: .init(line: 0, character: 9), .utf16) == 2)
    #expect(lines.offset(of: .init(line: 1, character: .max), .utf8) == 6)
    #expect(lines.offset(of: .init(line: 7, character: 0), .utf8) == 6)
    #expect(lines.offset(of: .init(line: -1, character: 0), .utf8) == 0)
    #expect(lines.end(ofLine: 0) == 2)
    #expect(lines.end(ofLine: 1) == 6)
  }

  @Test func noPositionIsWithinACharacter() {
    let lines = TextLines(Array("😀b".utf8))
    #expect(lines.offset(of: .init(line: 0, character: 1), .utf16) == 4)
    #expect(lines.offset(of: .init(line: 0, character: 2), .utf8) == 4)
  }
}
