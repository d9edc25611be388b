import Testing

@testable import PureLintOutput

/// Which lines two versions of a file have in common.
@Suite struct LineMatchingTests {
  private func changes(_ old: String, _ new: String) -> (removed: [Int], added: [Int]) {
    func lines(_ text: String) -> [ArraySlice<UInt8>] { text.utf8.map { [$0] } }
    let changes = LineMatching(lines(old), lines(new)).changes
    return (changes.removed.sorted(), changes.added.sorted())
  }

  @Test(
    arguments: [
      ("", "", [], []), ("a", "", [0], []), ("", "a", [], [0]), ("abc", "abc", [], []),
      // What is moved is gone here and new there.
      ("abc", "bca", [0], [2]),
      // Of equal lines, the first ones stay.
      ("{a}{b}{c}", "{a}{c}", [4, 5, 6], []), ("xxxx", "xx", [2, 3], []),
      ("aXbXc", "aXc", [2, 3], []), ("abab", "baba", [0], [3]),
    ] as [(String, String, [Int], [Int])]
  )
  func keepsTheMostLines(_ old: String, _ new: String, _ removed: [Int], _ added: [Int]) {
    let changes = changes(old, new)
    #expect(changes.removed == removed)
    #expect(changes.added == added)
  }

  @Test func manyEqualLinesTakeNoTimeByTheSquare() {
    let (old, new) = (
      String(repeating: "ab", count: 40_000), String(repeating: "bba", count: 20_000)
    )
    let changes = changes(old, new)
    let (removed, added) = (Set(changes.removed), Set(changes.added))
    let kept = old.utf8.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    let left = new.utf8.enumerated().filter { !added.contains($0.offset) }.map(\.element)
    #expect(!kept.isEmpty)
    #expect(kept == left)
  }
}
