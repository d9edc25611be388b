import GraphModel
import Testing

@testable import PureLintQuestions

/// Who asks about a root asks about its parts, whoever needs these besides.
@Suite struct RootPartsTests {
  private static let depot = SmallSurvey(
    """
    final class Log { func add() {} }
    final class Clock { func tick() {} }
    final class Pump { let log: Log; init(log: Log) { self.log = log }; func go() { log.add() } }
    final class Depot {
      private let log: Log
      private let clock: Clock
      init() { log = Log(); clock = Clock() }
      func makePump() -> Pump { Pump(log: log) }
      func makeBell() -> Bell { Bell(clock: clock) }
    }
    final class Bell {
      let clock: Clock
      init(clock: Clock) { self.clock = clock }
      func go() { clock.tick() }
    }
    final class Opener {
      private let depot: Depot
      init(depot: Depot) { self.depot = depot }
      func open() { depot.makePump().go() }
    }
    final class Ringer {
      private let depot: Depot
      init(depot: Depot) { self.depot = depot }
      func ring() { depot.makeBell().go() }
    }
    final class Depots {
      private let depot = Depot()
      private lazy var opener = Opener(depot: depot)
      private lazy var ringer = Ringer(depot: depot)
      func go() { opener.open(); ringer.ring() }
    }
    @main struct Main { static func main() { Depots().go() } }
    """
  )

  @Test func aRootNeedsWhatItsPartsNeed() throws {
    let survey = Self.depot.survey
    let depot = try #require(Self.depot.node("Depot"))
    let log = try #require(Self.depot.node("Depot.log"))
    #expect(Dependencies(survey, of: depot).all.contains(log))
    #expect(Why(survey, source: depot, target: log).ways != nil)
    #expect(Dependents(survey, of: log).levels.joined().contains { $0.source == depot })
  }

  /// What wires a part of the app, and of which nothing tells where it belongs, is needed by nobody.
  @Test func nobodyNeedsWhatNothingPlaces() throws {
    let app = SmallSurvey(
      """
      final class Log { func add() {} }
      final class Bell { let log: Log; init(log: Log) { self.log = log }; func ring() { log.add() } }
      final class House {
        private let log = Log()
        func open() { Bell(log: log).ring() }
      }
      final class Corner { func enter() { Nook().open() } }
      final class Nook {
        private let log = Log()
        func open() { Bell(log: log).ring() }
      }
      @main struct Main { static func main() { House().open() } }
      """
    )
    let (house, nook) = (try #require(app.node("House")), try #require(app.node("Nook")))
    #expect(app.survey.graph[nook].owner == house)
    #expect(Why(app.survey, source: house, target: nook).ways == nil)
    #expect(!Dependencies(app.survey, of: house).all.contains(nook))
  }

  /// Who needs the root need not need each of its parts.
  @Test func strangersNeedWhatTheyAskFor() throws {
    let survey = Self.depot.survey
    let bell = try #require(Self.depot.node("Depot.makeBell()"))
    let pump = try #require(Self.depot.node("Depot.makePump()"))
    let opener = try #require(Self.depot.node("Opener"))
    let isNeeded = [pump, bell].map { Why(survey, source: opener, target: $0).ways != nil }
    #expect(isNeeded == [true, false])
  }

  @Test func whatIsAssignedInAnInitializerIsBuiltForTheProperty() throws {
    let log = try #require(Self.depot.node("Depot.log"))
    #expect(Self.depot.survey.graph[log].builtTypes == ["Log"])
    let answer = Why(Self.depot.survey, source: nil, target: log)
    #expect(Self.depot.text(answer).contains("Depot.log: Log"))
  }

  /// Two targets may have a type of one name each.
  @Test func namesakesAreStrangers() throws {
    let box = """
      final class Box {
        private let NAME = TYPE()
        func make() -> MADE { MADE(NAME: NAME) }
      }
      final class TYPE { func use() {} }
      final class MADE {
        let NAME: TYPE
        init(NAME: TYPE) { self.NAME = NAME }
        func go() { NAME.use() }
      }
      @main struct STARTED { let box = Box(); static func main() { STARTED().box.make().go() } }
      """
    func text(_ name: String, _ type: String, _ made: String, _ started: String) -> String {
      box.replacing("NAME", with: name).replacing("TYPE", with: type).replacing("MADE", with: made)
        .replacing("STARTED", with: started)
    }
    let survey = SmallSurvey([
      "App/Box.swift": text("log", "Log", "Pump", "App"),
      "Watch/Box.swift": text("clock", "Clock", "Bell", "Watch"),
    ])
    let crossed = survey.needs.filter { need in
      need.contains("Watch") && (need.contains("log") || need.contains("Pump"))
        || need.contains("App.") && (need.contains("clock") || need.contains("Bell"))
    }
    #expect(crossed.isEmpty, "\(crossed)")
  }

  /// The overload is called that takes what it is given, however many there are.
  @Test func overloadsAreToldApart() throws {
    let survey = SmallSurvey(
      """
      import EasyDi
      class Base<T> { required init() {} }
      final class Log { func add() {} }
      final class Clock { func tick() {} }
      final class Pump: Base<Int> {
        var log: Log!
        func go() { Fitter.instance().fit(into: self); log.add() }
      }
      final class Hose {
        var clock: Clock!
        func go() { Fitter.instance().fit(into: self); clock.tick() }
      }
      final class Fitter: Assembly {
        var log: Log { define(scope: .lazySingleton, init: Log()) }
        var clock: Clock { define(scope: .lazySingleton, init: Clock()) }
        func fit(into pump: Pump) {
          let _: Pump = define(init: pump) { $0.log = self.log; return $0 }
        }
        func fit(into hose: Hose) {
          let _: Hose = define(init: hose) { $0.clock = self.clock; return $0 }
        }
        func fit<T>(into base: Base<T>) { print(base) }
      }
      @main struct Main { static func main() { Pump().go(); Hose().go() } }
      """
    )
    func isNeeded(_ source: String, _ target: String) throws -> Bool {
      let (source, target) = (try #require(survey.node(source)), try #require(survey.node(target)))
      return Why(survey.survey, source: source, target: target).ways != nil
    }
    let pump = try ["Fitter.log", "Fitter.clock"].map { try isNeeded("Pump", $0) }
    let hose = try ["Fitter.log", "Fitter.clock"].map { try isNeeded("Hose", $0) }
    #expect(pump == [true, false] && hose == [false, true])
  }
}
