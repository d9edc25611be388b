import Testing

@testable import PureLintFindings
@testable import PureLintQuestions

/// Needs that only move, and things that only come into sight, are no difference.
@Suite struct MovedNeedTests {
  private func difference(_ new: [String: String], from old: SmallSurvey = .shop) -> Difference {
    Difference(from: old.survey, to: SmallSurvey(new).survey, names: ("main", "HEAD"))
  }

  private func lines(_ difference: Difference) -> [String] {
    let page = AnswerPage(difference.new, showsAll: true)
    return difference.sections(page).flatMap { section in
      section.rows.map { "\(section.title): \($0.cells.joined(separator: " | "))" }
    }
  }

  /// Locals of one name in several functions, of which one goes: the others need what they needed.
  @Test func localsKeepTheirNames() {
    let start = """
      final class Log {}
      final class Row { init(log: Log) { print(log) } }
      final class Page {
        let log = Log()
        func run() { print(top(), middle(), bottom()) }
      """
    func function(_ name: String) -> String {
      "\n  func \(name)() -> Row { let row = Row(log: log); print(row); return row }"
    }
    let end = "\n}\n@main struct Main { static func main() { Page().run() } }"
    let old = SmallSurvey(
      ["App.swift": start + function("top") + function("middle") + function("bottom") + end]
    )
    let rest = start.replacing("top(), ", with: "") + function("middle") + function("bottom") + end
    let lines = lines(difference(["App.swift": rest], from: old))
    #expect(!lines.contains { $0.contains("middle()") || $0.contains("bottom()") }, "\(lines)")
  }

  /// A need that something new stands in between for is the new thing's.
  @Test func aNeedMayMoveBehindANewThing() {
    let source = """
      final class Log {}
      final class Page { init(log: Log) { print(log) } }
      final class App {
        let log = Log()
        lazy var page = Page(log: log)
      }
      @main struct Main { static func main() { print(App().page) } }
      """
    let moved = source.replacing(
      "lazy var page = Page(log: log)",
      with: """
        var own: Log { log }
          lazy var page = Page(log: own)
        """
    )
    let lines = lines(difference(["App.swift": moved], from: SmallSurvey(source)))
    #expect(!lines.contains { $0.hasPrefix("needs that are gone") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("added: App.own") }, "\(lines)")
  }

  /// What nobody asks for any more is still kept by its owner, and no other root's.
  @Test func whatNobodyAsksForHasNotMoved() {
    let source = """
      final class Log { var lines: [String] = [] }
      final class Pump { let log: Log; init(log: Log) { self.log = log; print(self.log) } }
      final class Arm { let log: Log; init(log: Log) { self.log = log; print(self.log) } }
      final class App {
        let log = Log()
        let spare = Log()
        func run() { print(Pump(log: log), Arm(log: log), spare) }
      }
      @main struct Main { static func main() { App().run() } }
      """
    let lines = lines(
      difference(
        ["App.swift": source.replacing(", spare)", with: ")")],
        from: SmallSurvey(source)
      )
    )
    #expect(!lines.contains { $0.hasPrefix("built by other roots") || $0.hasPrefix("new needs") })
    #expect(lines.contains { $0.hasPrefix("needs that are gone: App.run() needs App.spare") })
  }
}
