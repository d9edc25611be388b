import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintPolicy
@testable import PureLintQuestions
@testable import PureLintRules

/// "Does not need" is said only where all was followed.
@Suite struct LostWayTests {
  /// A harbor gets its log by an initializer that calls another, and hands it to a pilot by way of a
  /// delegate.
  ///
  /// - Parameter log: What the second initializer hands to the first.
  static func harbor(log: String) -> String {
    """
    import Foundation
    final class Log { private var lines = 0; func add() { lines += 1 } }
    final class Radio {}
    final class Pilot {
      private let log: Log?
      private let since: Date
      init(log: Log?, since: Date) { self.log = log; self.since = since }
      func steer() { log?.add() }
    }
    protocol OfficeDelegate { var log: Log { get } }
    final class Office {
      private let pilot: Pilot
      private let delegate: OfficeDelegate
      init(delegate: OfficeDelegate, logs: Bool = true) {
        self.delegate = delegate
        pilot = Pilot(log: logs ? delegate.log : nil, since: .now)
      }
      func open() { pilot.steer() }
    }
    private struct HarborDelegate: OfficeDelegate { var log: Log }
    final class Harbor {
      let log: Log
      let office: Office
      let radio = Radio()
      init(log: Log) {
        self.log = log
        let delegate = HarborDelegate(log: log)
        office = Office(delegate: delegate)
      }
      convenience init?(isDry: Bool) {
        let book: Log? = isDry ? nil : Log()
        \(log)
      }
    }
    @main struct Main {
      static func main() {
        let harbor = Harbor(isDry: true)
        print(harbor?.office as Any, harbor?.radio as Any)
      }
    }
    """
  }

  private func why(_ source: String, _ target: String, log: String) throws -> String {
    let survey = SmallSurvey(Self.harbor(log: log))
    let first: NodeID = try #require(survey.node(source))
    let second: NodeID = try #require(survey.node(target))
    return survey.text(Why(survey.survey, source: first, target: second))
  }

  /// What a property is assigned, a delegate hands on and an initializer hands to another is followed.
  @Test func whatIsHandedOnIsFollowed() throws {
    let text = try why("Harbor.office", "Harbor.book", log: "self.init(log: book!)")
    #expect(text.hasPrefix("Harbor.office needs Harbor.book, "), "\(text)")
  }

  /// What is read of a value of unknown type may be anybody's of that name: no need, but a lost way.
  @Test func aGuessIsNoNeed() throws {
    let survey = SmallSurvey(
      """
      import Upload
      final class Store { func add() {} }
      final class Reader { let store: Store; init(store: Store) { self.store = store } }
      final class Shelf {
        let store = Store()
        lazy var reader = Reader(store: store)
        func open() { reader.store.add() }
      }
      final class Courier {
        func send() { upload { answer in print(answer.store) } }
      }
      @main struct Main { static func main() { Shelf().open(); Courier().send() } }
      """
    )
    #expect(!survey.needs.contains { $0.hasPrefix("Courier") && $0.hasSuffix("Shelf.store") })
    let courier = try #require(survey.node("Courier"))
    let store = try #require(survey.node("Shelf.store"))
    let text = survey.text(Why(survey.survey, source: courier, target: store))
    #expect(text.contains("nothing tells the type of what 'store' is read from"), "\(text)")
  }

  /// A closure that an initializer has by default builds in the initializer.
  @Test func aKeptClosureLeadsToWhereItIsWritten() throws {
    let survey = SmallSurvey(
      """
      protocol Shelf { func add() }
      final class FileShelf: Shelf { func add() {} }
      final class Diary { let shelf: Shelf; init(shelf: Shelf) { self.shelf = shelf } }
      final class Page { let diary: Diary; init(diary: Diary) { self.diary = diary } }
      final class Desk {
        private let makeShelf: () -> Shelf
        init(makeShelf: @escaping () -> Shelf = { FileShelf() }) { self.makeShelf = makeShelf }
        func makeDiary() -> Diary { Diary(shelf: makeShelf()) }
        func makePage() -> Page { Page(diary: makeDiary()) }
      }
      @main struct Main {
        static func main() { Desk().makePage().diary.shelf.add() }
      }
      """
    )
    let page = try #require(survey.node("Desk.makePage"))
    let shelf = try #require(survey.node("FileShelf"))
    let text = survey.text(Why(survey.survey, source: page, target: shelf))
    #expect(text.hasPrefix("Desk.makePage() needs Desk.init(makeShelf:)"), "\(text)")
  }

  /// Plain data, as `.now` is, leads nowhere.
  @Test func plainDataIsNoLostWay() throws {
    let text = try why("Harbor.office", "Harbor.radio", log: "self.init(log: book!)")
    #expect(text == "Harbor.office does not need Harbor.radio\n")
  }

  @Test(
    arguments: [
      (
        "guard let log = book.map({ _ in shelf.log }) else { return nil }; self.init(log: log)",
        "'log' is given"
      ),
      ("_ = book; self.init(log: borrowedLog())", "'borrowedLog' returns"),
      ("_ = book; self.init(log: shelf.log)", "'log' is given"),
    ]
  )
  func whereTheWayIsLostNothingIsDenied(log: String, reason: String) throws {
    let shelf = """
      final class Shelf { let log: Log; init(log: Log) { self.log = log } }
      var shelf: Shelf!
      func borrowedLog() -> Log { shelf.log }
      """
    let survey = SmallSurvey(Self.harbor(log: log) + "\n" + shelf)
    let first: NodeID = try #require(survey.node("Harbor.office"))
    let second: NodeID = try #require(survey.node("Harbor.radio"))
    let text = survey.text(Why(survey.survey, source: first, target: second))
    #expect(
      text.hasPrefix("not known whether Harbor.office needs Harbor.radio: the way is lost at "),
      "\(text)"
    )
    #expect(text.contains(reason), "\(text)")
  }

  /// A graph that is told later where values come from is the one that is told at once.
  @Test(arguments: Fixture.apps)
  func originsThatArePutOffAreTheSame(_ fixture: Fixture) throws {
    let files = try fixture.files()
    var linter = Linter()
    let atOnce = linter.run(files)
    linter.origins = .later
    let later = linter.run(files)
    #expect(later.tracedGraphs() == atOnce.graphs)
    #expect(later.findings == atOnce.findings)
  }

  /// Where values come from is for questions; findings are the same without.
  @Test(arguments: Fixture.apps)
  func findingsDoNotDependOnOrigins(_ fixture: Fixture) throws {
    let files = try fixture.files()
    var linter = Linter()
    linter.origins = .atOnce
    let traced = Policy(rules: Rule.all).verdict(on: linter.run(files))
    linter.origins = .never
    let plain = Policy(rules: Rule.all).verdict(on: linter.run(files))
    #expect(traced.diagnostics == plain.diagnostics)
  }
}
