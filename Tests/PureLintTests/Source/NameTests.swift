import Testing

@testable import PureLint

@Suite struct NameTests {
  /// A name made so that its bytes come out as 0, which tables of names have where there is none.
  private static let crafted = "wqePJXFPeyaJ8Dq7"

  @Test(arguments: ["", crafted])
  func isNeverNothing(text: String) {
    #expect(Name(text).hash != 0)
    #expect(NameSet([Name(text)]).slot(of: Name(text)) != nil)
  }

  @Test(arguments: ["struct \(crafted) {}", "class A: \(crafted) {}", "extension \(crafted) {}"])
  func aCraftedNameIsLikeAnyOther(source: String) {
    let report = Linter().run([SourceFile(path: "A.swift", bytes: Array(source.utf8))])
    #expect(report.diagnostics.isEmpty)
  }

  @Test func aSetTakesRepetitions() {
    let names = (0..<1000).map { Name("name\($0 % 100)") }
    let set = NameSet(names)
    let slots = names.compactMap { set.slot(of: $0) }
    #expect(slots.count == names.count && Set(slots).count == 100)
    #expect(slots.allSatisfy { (0..<set.slotCount).contains($0) })
    #expect(set.slot(of: "another") == nil)
  }
}
