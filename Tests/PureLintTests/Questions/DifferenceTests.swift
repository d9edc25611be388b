import Testing

@testable import PureLintFindings
@testable import PureLintQuestions

@Suite struct DifferenceTests {
  private static let source = SmallSurvey.shopSource

  private func difference(_ new: [String: String], from old: SmallSurvey = .shop) -> Difference {
    Difference(from: old.survey, to: SmallSurvey(new).survey, names: ("main", "HEAD"))
  }

  private func lines(_ difference: Difference) -> [String] {
    var page = AnswerPage(difference.new, showsAll: true)
    return difference.sections(&page).flatMap { section in
      section.rows.map { "\(section.title): \($0[0])" }
    }
  }

  @Test func movedCodeIsNoDifference() {
    let parts = Self.source.components(separatedBy: "final class Detail")
    let difference = difference([
      "Z.swift": "import Pure\n// moved\nfinal class Detail" + parts[1], "B.swift": parts[0],
    ])
    #expect(difference.isEmpty, "\(lines(difference))")
    var page = AnswerPage(difference.new, showsAll: false)
    #expect(difference.text(&page) == "from main to HEAD: no difference in the graph\n")
  }

  @Test func whatCameWentAndChangedIsTold() {
    let changed = Self.source
      .replacing(
        "let store: Store; let clock: Clock; var limit",
        with: "let store: Store; var limit"
      )
      .replacing("dependency.clock, ", with: "")
      .replacing("store: store, clock: clock)),", with: "store: store)),")
      .replacing("final class Orphan", with: "final class Widow")
    #expect(
      lines(difference(["App.swift": changed])) == [
        "new findings: warning: module 'Widow' is never wired; nothing outside tests builds it or a "
          + "factory of it [unwired-module]",
        "mended findings: warning: module 'Orphan' is never wired; nothing outside tests builds it or "
          + "a factory of it [unwired-module]",
        "added: Widow", "removed: Orphan",
        "needs that are gone: Model needs AppDependency.clock",
      ]
    )
  }

  @Test func newCyclesAndOtherTimesAreTold() {
    let cycle = """
      final class A { init(b: B) {} }
      final class B { init(a: A?) {} }
      final class AppContainer {
        lazy var a: A = A(b: b)
        lazy var b: B = B(a: AFTER)
      }
      @main struct Main { static func main() { let root = AppContainer(); print(root.a) } }
      """
    let old = SmallSurvey(cycle.replacing("AFTER", with: "nil"))
    let difference = difference(["App.swift": cycle.replacing("AFTER", with: "a")], from: old)
    #expect(lines(difference).contains("new cycles: AppContainer.a, AppContainer.b"))
    #expect(lines(difference).contains("new needs: AppContainer.b needs AppContainer.a"))
    #expect(difference.addedFindings.map(\.finding.ruleID) == ["dependency-cycle"])
  }

  @Test func aNeedMayGetLater() {
    let source = """
      final class A {
        let kept: Any
        init(b: B) { kept = b }
        init(makeB: @escaping () -> B) { kept = makeB }
      }
      final class B { init(c: C) { print(c) } }
      final class C {}
      final class AppContainer {
        lazy var a: A = A(ARGUMENT)
        lazy var b: B = B(c: C())
      }
      @main struct Main { static func main() { let root = AppContainer(); print(root.a) } }
      """
    let old = SmallSurvey(source.replacing("ARGUMENT", with: "b: b"))
    let new = source.replacing("ARGUMENT", with: "makeB: { self.b }")
    #expect(
      lines(difference(["App.swift": new], from: old)) == [
        "needs at another time: AppContainer.a needs AppContainer.b"
      ]
    )
  }

  @Test func aNeedOfBothTimesIsOneInBothStates() {
    let twice = SmallSurvey(AnswerTests.twice)
    #expect(difference(["App.swift": AnswerTests.twice], from: twice).isEmpty)
  }

  /// Of two of one name, one goes.
  @Test func theOtherOfTwoNamesakesStays() {
    let both = Self.source.replacing(
      "final class Orphan",
      with: "enum Old { final class Detail: FactoryModule { struct Dependency {}\n"
        + "init(dependency: Dependency, payload: Void) {} } }\nfinal class Orphan"
    )
    let difference = difference(["App.swift": Self.source], from: SmallSurvey(both))
    let changes = difference.picture().boxes.map { ($0.name, $0.change) }
    #expect(changes.filter { $0.1 == .removed }.count == 1)
    #expect(!changes.contains { $0.1 == .added })
  }

  @Test func theTableSaysWhatItLeavesOut() {
    let parts = Dictionary(
      uniqueKeysWithValues: (0..<25).map { ("M\($0).swift", SmallApp.module("M\($0)")) }
    )
    let difference = difference(parts.merging(["App.swift": Self.source]) { $1 })
    var page = AnswerPage(difference.new, showsAll: false)
    let text = difference.markdown(&page)
    let count = difference.sections(&page).reduce(0) { $0 + $1.rows.count }
    #expect(count > 25 && text.contains("\nand \(count - 25) more; "))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("| ") }.count == 25 + 2)
  }

  @Test func theMarkdownHoldsATableAndAPicture() {
    let renamed = Self.source.replacing("Orphan", with: "`Wi|dow <b>`")
    let difference = Difference(
      from: SmallSurvey.shop.survey,
      to: SmallSurvey(["App.swift": renamed]).survey,
      names: ("HEAD~1", "a`b")
    )
    var page = AnswerPage(difference.new, showsAll: false)
    let text = difference.markdown(&page)
    #expect(text.hasPrefix("### Graph: HEAD\\~1 → a\\`b\n\n1 thing added, 1 removed, "))
    #expect(text.contains("| added | Wi\\|dow &lt;b&gt; | module, App\\.swift:21:13 |\n"))
    #expect(text.contains("```mermaid\n---\ntitle: \"what changed\"\n---\nflowchart TD\n"))
    #expect(text.contains("class n0 added\n") && text.contains("class n1 removed\n"))
  }
}
