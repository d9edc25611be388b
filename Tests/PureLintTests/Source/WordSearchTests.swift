import Testing

@testable import PureLint

@Suite struct WordSearchTests {
  private func offsets(_ text: String) -> [Int] {
    WordSearch("import").offsets(in: Array(text.utf8))
  }

  @Test func findsWholeWordsAlone() {
    #expect(offsets("import A\n@testable import B // import") == [0, 19, 31])
    #expect(offsets("imports reimport import_ importé $import") == [])
    #expect(offsets("imporimport import") == [12])
    #expect(offsets("") == [])
    #expect(offsets("impor") == [])
    #expect(offsets("import") == [0])
  }

  @Test func findsWhatSplittingAtOtherCharactersFinds() {
    var random = SplitMix(state: 11)
    let pieces = ["import", "imp", "ort", "t", "i", " ", "\n", "(", "é", "_", "importimport"]
    for _ in 0..<500 {
      let text = (0..<40).map { _ in pieces.randomElement(using: &random)! }.joined()
      var expected: [Int] = []
      NameSet(["import"]).visit(in: Array(text.utf8)) { _, offset in
        expected.append(offset)
        return true
      }
      #expect(offsets(text) == expected)
    }
  }
}
