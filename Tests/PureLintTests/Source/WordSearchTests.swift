import Testing

@testable import PureLintResolution
@testable import PureLintSource

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

  @Test(arguments: ["a", "aa", "Zebra", "eeee", "_x9", "été"])
  func findsAnyWord(_ word: String) {
    let text = "\(word) \(word)\(word) (\(word)) x\(word) \(word)"
    let count = word.utf8.count
    let expected = [0, 3 * count + 3, 5 * count + 7]
    #expect(WordSearch(Array(word.utf8)).offsets(in: Array(text.utf8)) == expected)
  }

  @Test func fewWordsAreFoundAsManyAre() throws {
    var random = SplitMix(state: 5)
    let words = ["Store", "Tore", "Stores", "AppRoot"]
    let pieces = words + [" ", "\n", ".", "x", "\"", "// "]
    let sources = (0..<40).map { file in
      let text = (0..<60).map { _ in pieces.randomElement(using: &random)! }.joined()
      return SourceFile(path: "\(file).swift", bytes: Array(text.utf8))
    }
    let letters = Dictionary(uniqueKeysWithValues: words.map { (Name($0), Array($0.utf8)[...]) })
    let few = try #require(MentionSearch(ofFew: letters, in: sources, jobs: 1)).index
    let many = MentionSearch(in: sources, jobs: 1) { Set(letters.keys) }.index
    for name in letters.keys {
      #expect(few[name].map(\.file) == many[name].map(\.file))
      #expect(few[name].map(\.offset) == many[name].map(\.offset))
    }
    for file in sources.indices {
      let all = UInt32.min..<UInt32.max
      #expect(
        few.mentions(in: file, all).map(\.offset) == many.mentions(in: file, all).map(\.offset)
      )
    }
  }

  @Test func runOfOneLetterIsLookedAtOnce() {
    let run = [UInt8](repeating: UInt8(ascii: "Q"), count: 20_000)
    #expect(WordSearch(run[..<10_000]).offsets(in: run) == [])
    #expect(WordSearch(run).offsets(in: run) == [0])
  }

  @Test func findsWhatSplittingAtOtherCharactersFinds() {
    var random = SplitMix(state: 11)
    let pieces = ["import", "imp", "ort", "t", "i", " ", "\n", "(", "é", "_", "importimport"]
    for _ in 0..<500 {
      let text = (0..<40).map { _ in pieces.randomElement(using: &random)! }.joined()
      var expected: [Int] = []
      NameSet(["import"]).visit(in: Array(text.utf8)[...]) { _, offset in
        expected.append(offset)
        return true
      }
      #expect(offsets(text) == expected)
    }
  }
}
