import Testing

@testable import PureLintOutput
@testable import PureLintReporters
@testable import PureLintSource

@Suite struct SnippetTests {
  /// The snippet for a place between `[` and `]` in a text without other brackets.
  private func snippet(_ marked: String, width: Int? = nil) throws -> Snippet {
    let parts = marked.split(separator: "[", omittingEmptySubsequences: false)
    let rest = parts[1].split(separator: "]", omittingEmptySubsequences: false)
    let bytes = Array("\(parts[0])\(rest[0])\(rest[1])".utf8)
    let offset = parts[0].utf8.count
    let place = LineIndex(bytes).position(of: offset)
    return Snippet(
      bytes,
      offset: offset,
      length: rest[0].utf8.count,
      column: place.column,
      width: width
    )
  }

  private func marker(of snippet: Snippet) -> String {
    snippet.indent + "^" + String(repeating: "~", count: snippet.markedWidth - 1)
  }

  @Test(arguments: [
    ("let [name] = 1", "    ^~~~"),
    ("[]", "^"),
    ("a\n[b]\nc", "^"),
    ("\tlet [x]", "        ^"),
    ("é[x]", " ^"),
    ("e\u{301}[x]", " ^"),
    ("漢字[漢字]", "    ^~~~"),
    ("👩‍👩‍👧 [x]", "   ^"),
    ("\u{301}[x]", "^"),
    ("\u{7}[x]", "     ^"),
    ("[two\nlines]", "^~~"),
  ])
  func marks(text: String, marker: String) throws {
    let snippet = try snippet(text)
    #expect(self.marker(of: snippet) == marker)
  }

  @Test(arguments: [
    ("one\ntwo [x]\r\nthree", "two x"),
    ("\u{1B}[]31m", "\\u{1b}31m"),
    ("a\u{202E}[b]", "a\\u{202e}b"),
    ("one\rtwo[]", "two"),
  ])
  func shows(text: String, line: String) throws {
    #expect(try snippet(text).line == line)
  }

  @Test func showsDamagedTextRepaired() {
    let snippet = Snippet([0xFF, 0x61, 0xC3], offset: 1, length: 1, column: 2)
    #expect(snippet.line == "\u{FFFD}a\u{FFFD}")
  }

  @Test func cutsLongLinesBetweenCharacters() throws {
    let long = String(repeating: "漢", count: 100_000)
    let snippet = try snippet("a\(long)[x]\(long)")
    #expect(snippet.line.count < 200)
    #expect(snippet.line.hasPrefix("…漢") && snippet.line.hasSuffix("漢…"))
    #expect(snippet.indent.count == 1 + 2 * 53)
    #expect(!snippet.line.contains("\u{FFFD}"))
  }

  @Test(arguments: [
    ("let [name] = makeName(of: person)", 20, "let name = makeName…", "    ^~~~"),
    ("let a = 1; let b = 2; let [name] = 3; print(name)", 20, "…let name = 3; prin…", "     ^~~~"),
    ("let [aVeryLongName] = 1", 12, "…t aVeryLo…", "   ^~~~~~~"),
    ("[漢字漢字漢字] = 1", 8, "漢字…", "^~~~"),
    ("let [x] = 1", 80, "let x = 1", "    ^"),
  ])
  func cutsLinesToAWidth(text: String, width: Int, line: String, marker: String) throws {
    let snippet = try snippet(text, width: width)
    #expect(snippet.line == line)
    #expect(self.marker(of: snippet) == marker)
    #expect(snippet.line.displayWidth <= width)
  }

  @Test func aPlaceBehindTheFileIsItsEnd() {
    let snippet = Snippet(Array("ab".utf8), offset: 7, length: 3, column: 3)
    #expect(snippet.line == "ab")
    #expect(marker(of: snippet) == "  ^")
  }
}
