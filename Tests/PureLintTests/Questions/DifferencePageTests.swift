import Testing

@testable import PureLintFindings
@testable import PureLintQuestions

/// What a reviewer sees of a difference: tables, places and a picture, at most a screen.
@Suite struct DifferencePageTests {
  private static let source = SmallSurvey.shopSource

  private func difference(_ new: [String: String], from old: SmallSurvey = .shop) -> Difference {
    Difference(from: old.survey, to: SmallSurvey(new).survey, names: ("main", "HEAD"))
  }

  @Test func theTablesSayWhatTheyLeaveOut() {
    let parts = Dictionary(
      uniqueKeysWithValues: (0..<25).map { ("M\($0).swift", SmallApp.module("M\($0)")) }
    )
    let difference = difference(parts.merging(["App.swift": Self.source]) { $1 })
    var page = AnswerPage(difference.new, showsAll: false)
    let text = difference.markdown(&page)
    let count = difference.sections(page).reduce(0) { $0 + $1.rows.count }
    let left = text.matches(of: #/\nand (\d+) more;/#).compactMap { Int($0.1) }
    #expect(count > 25 && left.reduce(0, +) == count - 25)
    let tables = difference.sections(page).count { !$0.rows.isEmpty }
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| ") } == 25 + 2 * tables)
  }

  /// The picture fits a screen, and says what it leaves out.
  @Test func thePictureFitsAScreen() {
    let parts = Dictionary(
      uniqueKeysWithValues: (0..<25).map { ("M\($0).swift", SmallApp.module("M\($0)")) }
    )
    let canvas = difference(parts.merging(["App.swift": Self.source]) { $1 }).canvas()
    #expect(canvas.picture.boxes.count == DifferenceCanvas.mostBoxes)
    #expect(canvas.omission == "5 other things with changes are not drawn")
  }

  /// What is not drawn is told by folders, the fullest first.
  @Test func whatIsNotDrawnHasItsPlaces() {
    let parts = Dictionary(
      uniqueKeysWithValues: (10..<38).map {
        ($0 < 34 ? "UI/Bag/Deep/M\($0).swift" : "Core/M\($0).swift", SmallApp.module("M\($0)"))
      }
    )
    let difference = difference(parts.merging(["App.swift": Self.source]) { $1 })
    let omission = difference.canvas().omission
    #expect(omission == "8 other things with changes are not drawn: 8 in UI/Bag")
    var page = AnswerPage(difference.new, showsAll: false)
    #expect(difference.markdown(&page).hasSuffix("not drawn: 8 in UI/Bag.\n"))
  }

  /// Who needs a lot at one place needs it in one row, and changed files come first.
  @Test func changedFilesComeFirst() {
    let used = Self.source.replacing("print(dependency.store) }", with: "print(dependency.store) }")
    let tools = (1...5).map { "final class Tool\($0) {}" }.joined(separator: "\n")
    let kit = """
      \(tools)
      final class Kit {
        init(_ a: Tool1, _ b: Tool2, _ c: Tool3, _ d: Tool4, _ e: Tool5) { print(a, b, c, d, e) }
      }
      final class KitContainer {
        lazy var one = Tool1(); lazy var two = Tool2(); lazy var three = Tool3()
        lazy var four = Tool4(); lazy var five = Tool5()
        lazy var kit = MAKE
      }
      @main struct Main { static func main() { let root = KitContainer(); print(root.kit) } }
      """
    let old = SmallSurvey(["App.swift": used, "Kit.swift": kit.replacing("MAKE", with: "1")])
    let made = kit.replacing("MAKE", with: "Kit(one, two, three, four, five)")
    let difference = difference(["App.swift": used, "Kit.swift": made], from: old)
    var page = AnswerPage(difference.new, showsAll: false)
    let text = difference.markdown(&page, source: SourceAddress("https://forge.example/main"))
    #expect(
      text.contains("[Kit\\.swift:12](<https://forge.example/main/Kit.swift#L12>)"),
      "\(text)"
    )
  }

  @Test func theMarkdownHoldsTablesAndAPicture() {
    let renamed = Self.source.replacing("Orphan", with: "`Wi|dow <b>`")
    let difference = Difference(
      from: SmallSurvey.shop.survey,
      to: SmallSurvey(["App.swift": renamed]).survey,
      names: ("HEAD~1", "a`b")
    )
    var page = AnswerPage(difference.new, showsAll: false)
    let text = difference.markdown(&page)
    #expect(text.hasPrefix("### Wiring: HEAD\\~1 → a\\`b\n\n1 thing added, 1 removed, "))
    #expect(
      text.contains(
        "| added |  | where |\n| --- | --- | --- |\n"
          + "| Wi\\|dow &lt;b&gt; | module | App\\.swift:21 |\n"
      )
    )
    #expect(text.contains("```mermaid\n---\ntitle: \"what changed\"\n---\nflowchart TD\n"))
    #expect(text.contains("class n0 added\n") && text.contains("class n1 removed\n"))
  }
}
