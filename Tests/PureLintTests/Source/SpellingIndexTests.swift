import Testing

@testable import PureLintSource

@Suite struct SpellingIndexTests {
  @Test func findsWhatOneWordAfterTheOtherFinds() {
    let known = (0..<SpellingIndex.limit).map { "service\($0 * 7)" }
    let index = SpellingIndex(known)
    for word in ["servise7", "Service14", "ervice21", "clock", "services", "service"] {
      #expect(index.closest(to: word) == Spelling.closest(to: word, among: known))
    }
  }

  @Test func findsEachOfManyWords() {
    let count = 5_000
    let index = SpellingIndex((0..<count).map { "service\($0)" })
    for number in stride(from: 0, to: count, by: 50) {
      #expect(index.closest(to: "servise\(number)") == "service\(number)")
      #expect(index.closest(to: "SERVICE\(number)") == "service\(number)")
      #expect(index.near("servise\(number)").contains("service\(number)"))
    }
  }

  @Test func endsAlike() {
    #expect(Spelling.closest(to: "acb", among: ["abc"]) == "abc")
    #expect(Spelling.closest(to: "xxacbyy", among: ["xxabcyy"]) == "xxabcyy")
    #expect(Spelling.closest(to: "aa", among: ["aaa"]) == "aaa")
    #expect(Spelling.closest(to: "", among: ["aaa"]) == nil)
  }
}
