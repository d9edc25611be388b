import GraphModel
import Testing

@testable import PureLintFindings
@testable import PureLintQuestions

/// An app container hands a gauge to the container of a feature, in a struct of dependencies.
@Suite struct ContainerBorderTests {
  /// What a stranger makes beside a root is no need of that root.
  @Test func whoMakesARootNeedsIt() throws {
    let survey = SmallSurvey(
      """
      final class Log { func add() {} }
      final class Pump { let log: Log; init(log: Log) { self.log = log }; func go() { log.add() } }
      final class Panel {
        private let log = Log()
        private lazy var pump = Pump(log: log)
        func start() { pump.go() }
      }
      final class Desk {
        private let log = Log()
        private lazy var pump = Pump(log: log)
        func start() { pump.go() }
      }
      final class Doorman {
        func open(_ isDesk: Bool) { if isDesk { Desk().start() } else { Panel().start() } }
      }
      @main struct Main { static func main() { Doorman().open(true) } }
      """
    )
    #expect(!survey.needs.contains("Panel -> Desk") && !survey.needs.contains("Desk -> Panel"))
    #expect(
      survey.needs.contains { $0.hasPrefix("Doorman") && $0.hasSuffix("> Desk") },
      "\(survey.needs)"
    )
    #expect(survey.needs.contains { $0.hasPrefix("Doorman") && $0.hasSuffix("> Panel") })
  }

  /// A package out of sight adds a function to Swinject that is told by its result what is asked for.
  @Test func whatIsAskedByItsResultIsFollowed() {
    let survey = SmallSurvey(
      """
      import Swinject
      import SwinjectShorthands
      final class Clock { func now() {} }
      final class Diary { init(clock: Clock) { clock.now() } }
      final class Desk { init() { let diary: Diary = container.resolve(); print(diary) } }
      let container = Container()
      container.register(Clock.self) { _ in Clock() }
      container.register(Diary.self) { resolver in Diary(clock: resolver.resolve()) }
      print(Desk())
      """
    )
    #expect(survey.needs.contains("Desk -> Diary"), "\(survey.needs)")
    #expect(survey.needs.contains { $0.hasPrefix("Diary") && $0.hasSuffix(" -> Clock") })
  }

  private static let greenhouse = """
    protocol Gauge { func read() -> Int }
    final class WireGauge: Gauge { func read() -> Int { 1 } }
    protocol Almanac { func next() -> Int }
    final class PaperAlmanac: Almanac {
      let gauge: Gauge
      init(gauge: Gauge) { self.gauge = gauge }
      func next() -> Int { gauge.read() }
    }
    final class Bed {
      let almanac: Almanac
      init(almanac: Almanac) { self.almanac = almanac }
      func plan() -> Int { almanac.next() }
    }
    final class BedContainer {
      struct Dependencies { let gauge: Gauge; let spare: Gauge }
      private let dependencies: Dependencies
      init(dependencies: Dependencies) { self.dependencies = dependencies }
      func makeAlmanac() -> Almanac { PaperAlmanac(gauge: dependencies.gauge) }
      func makeBed() -> Bed { Bed(almanac: makeAlmanac()) }
      func makeSpareBed() -> Bed { Bed(almanac: PaperAlmanac(gauge: dependencies.spare)) }
    }
    final class AppContainer {
      lazy var gauge: Gauge = WireGauge()
      lazy var spare: Gauge = WireGauge()
      func makeBeds() -> BedContainer {
        BedContainer(dependencies: .init(gauge: gauge, spare: spare))
      }
    }
    @main struct Main {
      static func main() {
        let beds = AppContainer().makeBeds()
        print(beds.makeBed(), beds.makeSpareBed())
      }
    }
    """

  private let survey = SmallSurvey(Self.greenhouse)

  private func why(_ source: String, _ target: String, in survey: SmallSurvey) throws -> String {
    let first: NodeID = try #require(survey.node(source))
    let second: NodeID = try #require(survey.node(target))
    return survey.text(Why(survey.survey, source: first, target: second))
  }

  @Test(arguments: ["makeAlmanac", "makeBed"])
  func whatAContainerHandsToAnotherIsFollowed(function: String) throws {
    #expect(
      try why(function, "AppContainer.gauge", in: survey)
        .hasPrefix("BedContainer.\(function)() needs AppContainer.gauge")
    )
    #expect(
      try why(function, "AppContainer.spare", in: survey)
        == "BedContainer.\(function)() does not need AppContainer.spare\n"
    )
  }

  /// Nor does it matter whether anybody reads what a container hands over: each maker needs its own.
  @Test(arguments: ["makeAlmanac", "makeBed"])
  func whatNobodyReadsIsNeededByItsMaker(function: String) throws {
    let survey = SmallSurvey(
      Self.greenhouse.replacing("almanac.next()", with: "1")
    )
    #expect(
      try why(function, "AppContainer.gauge", in: survey)
        .hasPrefix("BedContainer.\(function)() needs AppContainer.gauge")
    )
    #expect(
      try why(function, "AppContainer.spare", in: survey)
        == "BedContainer.\(function)() does not need AppContainer.spare\n"
    )
  }

  /// What an initializer keeps comes from its argument.
  @Test func whatAnInitializerKeepsIsFollowed() throws {
    let survey = SmallSurvey(
      """
      final class Pump {}
      final class Sprinkler { let pump: Pump; init(pump: Pump) { self.pump = pump } }
      final class WaterContainer {
        private let pump: Pump
        init(pump: Pump) { self.pump = pump }
        lazy var sprinkler = Sprinkler(pump: pump)
      }
      final class AppContainer {
        let pump = Pump()
        lazy var water = WaterContainer(pump: pump)
      }
      @main struct Main {
        static func main() { print(AppContainer().water.sprinkler) }
      }
      """
    )
    let text = try why("WaterContainer.sprinkler", "AppContainer.pump", in: survey)
    #expect(text.hasPrefix("WaterContainer.sprinkler needs AppContainer.pump, "), "\(text)")
  }

  /// A member that is asked for by a protocol is what meets it, if only roots conform to it.
  @Test func whatAProtocolAsksForIsFollowed() throws {
    let survey = SmallSurvey(
      """
      final class Lamp {}
      protocol HasLamp { var lamp: Lamp { get } }
      final class Shelf { let lamp: Lamp; init(lamp: Lamp) { self.lamp = lamp } }
      final class ShelfContainer {
        private let parent: HasLamp
        init(parent: HasLamp) { self.parent = parent }
        func makeShelf() -> Shelf { Shelf(lamp: parent.lamp) }
      }
      final class AppContainer: HasLamp {
        lazy var lamp = Lamp()
        lazy var shelves = ShelfContainer(parent: self)
        lazy var desk = Shelf(lamp: lamp)
      }
      @main struct Main {
        static func main() {
          let container = AppContainer()
          print(container.shelves.makeShelf(), container.desk)
        }
      }
      """
    )
    let text = try why("makeShelf", "AppContainer.lamp", in: survey)
    #expect(text.hasPrefix("ShelfContainer.makeShelf() needs AppContainer.lamp, "), "\(text)")
  }

  /// A service that a construction no longer takes is a difference.
  @Test func aServiceThatIsTakenAwayIsADifference() throws {
    let later = SmallSurvey(
      Self.greenhouse.replacing(
        "PaperAlmanac(gauge: dependencies.gauge)",
        with: "StoneAlmanac()"
      ) + "\nfinal class StoneAlmanac: Almanac { func next() -> Int { 2 } }"
    )
    let text = later.text(
      Difference(from: survey.survey, to: later.survey, names: ("old", "new"))
    )
    #expect(text.contains("- BedContainer.makeAlmanac() needs AppContainer.gauge"), "\(text)")
    #expect(
      text.contains("~ BedContainer.makeAlmanac()  'PaperAlmanac' → 'StoneAlmanac'")
        || text.contains("~ BedContainer.makeAlmanac()  PaperAlmanac → StoneAlmanac"),
      "\(text)"
    )
  }

  // MARK: Not known

  @Test func whereTheWayIsLostNothingIsDenied() throws {
    let survey = SmallSurvey(
      Self.greenhouse.replacing(
        "PaperAlmanac(gauge: dependencies.gauge)",
        with: "PaperAlmanac(gauge: shed().gauge)"
      )
    )
    let text = try why("makeAlmanac", "AppContainer.spare", in: survey)
    #expect(
      text.hasPrefix("not known whether BedContainer.makeAlmanac() needs AppContainer.spare: ")
        && text.contains("the way is lost at App.swift:18:"),
      "\(text)"
    )
  }

  // MARK: Types

  @Test func aTypeIsKnownAsItIsDeclaredBuiltAndAskedFor() throws {
    let search = NameSearch(survey.survey)
    func names(_ text: String) throws -> Set<String> {
      let match = try #require(search.match(text))
      return Set(([match.node] + match.others).compactMap { survey.name($0) })
    }
    #expect(try names("Gauge").isSuperset(of: ["AppContainer.gauge", "AppContainer.spare"]))
    #expect(try names("WireGauge") == ["AppContainer.gauge", "AppContainer.spare"])
    #expect(
      try names("PaperAlmanac") == ["BedContainer.makeAlmanac()", "BedContainer.makeSpareBed()"]
    )
    #expect(try names("Almanac") == ["BedContainer.makeAlmanac()"])
    let page = AnswerPage(survey.survey, showsAll: true)
    let details = NodeDetails(survey.survey, of: try #require(survey.node("AppContainer.gauge")))
    #expect(details.facts(page).contains(["builds", "WireGauge"]))
  }

  // MARK: Times

  /// What runs at once is no "later", whether it is certain or not.
  @Test func whatRunsUnderAConditionIsNotLater() throws {
    let survey = SmallSurvey(
      Self.greenhouse.replacing(
        "func makeBed() -> Bed { Bed(almanac: makeAlmanac()) }",
        with: "func makeBed(_ dry: Bool) -> Bed? { dry ? Bed(almanac: makeAlmanac()) : nil }"
      ).replacing("beds.makeBed()", with: "beds.makeBed(true) as Any")
    )
    #expect(
      survey.needs.contains("BedContainer.makeBed(_:) -> BedContainer.makeAlmanac()"),
      "\(survey.needs)"
    )
    #expect(SmallSurvey.shop.needs.contains("AppDependency.resolve() -> AppDependency"))
  }

  // MARK: Counts

  @Test func tablesCountAsChecksDo() {
    let roots = Inventory.roots(survey.survey, sortedBy: .name)
    let all = Census(survey.survey.graph.nodes)
    let parts = all.parts == 1 ? "1 part of others" : "\(all.parts) parts of others"
    #expect(roots.counts == "\(all.roots) root\(all.roots == 1 ? "" : "s"), \(parts)")
    let modules = Inventory.modules(SmallSurvey.shop.survey, sortedBy: .name)
    #expect(modules.counts == "4 modules")
  }
}
