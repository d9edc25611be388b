import Testing

@testable import PureLintSource

@Suite struct SpellingTests {
  @Test(arguments: [
    ("--stric", "--strict"), ("--srtict", "--strict"), ("--STRICT", "--strict"),
    ("--color", "--color"), ("--colour", "--color"), ("--strictt", "--strict"),
  ])
  func findsTheClosestWord(word: String, closest: String) {
    #expect(Spelling.closest(to: word, among: ["--color", "--strict"]) == closest)
  }

  @Test(arguments: ["", "--x", "strictly-not", String(repeating: "a", count: 1_000_000)])
  func findsNothingThatIsNotClose(word: String) {
    #expect(Spelling.closest(to: word, among: ["--color", "--strict"]) == nil)
  }

  @Test func lettersAreAlikeInBothCases() {
    #expect(Spelling.closest(to: "xABCDEF", among: ["aBCdEF", "ABCDEF"]) == "aBCdEF")
  }

  @Test func prefersTheFirstOfSeveral() {
    #expect(Spelling.closest(to: "bat", among: ["cat", "bar", "hat"]) == "cat")
    #expect(Spelling.closest(to: "bat", among: []) == nil)
  }
}
