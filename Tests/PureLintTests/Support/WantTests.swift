import Testing

@testable import PureLintSource

@Suite struct WantTests {
  private let ruleIDs: Set = ["flat-tire", "bell"]

  private func want(_ ruleID: String, _ substring: String = "", line: Int = 7) -> Want {
    Want(ruleID: ruleID, substring: substring, line: line, commentLine: 7)
  }

  @Test func readsWhatIsWanted() throws {
    func parse(_ comment: String) throws -> [Want] {
      try Want.parse(comment, line: 7, ruleIDs: ruleIDs)
    }
    #expect(try parse("// want: bell") == [want("bell")])
    #expect(try parse("//want: bell \"a, b\" ") == [want("bell", "a, b")])
    #expect(try parse("// want@+2: bell") == [want("bell", line: 9)])
    #expect(try parse("// want@-1: bell, bell") == [want("bell", line: 6), want("bell", line: 6)])
    #expect(
      try parse("// want: flat-tire \"x\",bell") == [want("flat-tire", "x"), want("bell")]
    )
    #expect(try parse("// what people want") == [])
    #expect(try parse("/// wanted: bell") == [])
  }

  @Test(arguments: [
    "// want:", "// want: bell,", "// want: bell, ", "// want: bel", "// want: bell flat-tire",
    "// want: bell \"a", "// want: bell \"\"", "// want@1: bell", "// want@: bell",
    "// want@+x: bell", "// x want: bell", "/* want: bell */", "/// want: bell",
    "// want: bell: a", "// want bell, want: bell", "// want : bell",
  ])
  func refuses(comment: String) {
    #expect(throws: Want.Malformed.self) {
      try Want.parse(comment, line: 7, ruleIDs: ruleIDs)
    }
  }

  @Test func findsTheCommentsOfAFile() throws {
    let source = """
      let a = 1  // want: bell
      // want@+1: flat-tire
      let b = "// want: nothing"
      """
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let wants = try Want.all(in: file, ruleIDs: ruleIDs)
    #expect(wants.map(\.ruleID) == ["bell", "flat-tire"])
    #expect(wants.map(\.line) == [1, 3])
    #expect(wants.map(\.commentLine) == [1, 2])
  }
}
