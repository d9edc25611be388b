import Testing

@testable import PureLintLanguageServer

@Suite struct TextChangeTests {
  private func change(_ old: String, _ new: String) -> TextChange {
    TextChange(from: Array(old.utf8), to: Array(new.utf8))
  }

  @Test func whatIsAroundAChangeMovesWithIt() {
    let change = change("let a = store", "let b, c = store")
    #expect(change.moved(0..<3) == 0..<3)
    #expect(change.moved(8..<13) == 11..<16)
    #expect(change.moved(13) == 16)
  }

  @Test func whatIsInAChangeIsGone() {
    let change = change("let clock = store", "let watch = store")
    #expect(change.moved(4..<9) == nil)
    #expect(change.moved(3..<5) == nil)
    #expect(change.moved(6) == nil)
    #expect(change.nearest(to: 6) == 4)
  }

  @Test(arguments: [("", ""), ("a", "a"), ("aa", "a"), ("a", "aa"), ("ab", ""), ("", "ab")])
  func theEndsOfATextAreItsEnds(old: String, new: String) {
    let change = change(old, new)
    #expect(change.moved(0) == 0)
    #expect(change.nearest(to: old.utf8.count) <= new.utf8.count)
  }
}
