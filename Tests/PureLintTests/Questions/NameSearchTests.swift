import GraphModel
import Testing

@testable import PureLintQuestions

@Suite struct NameSearchTests {
  private let survey = SmallSurvey.shop

  @Test(arguments: [
    ("Model", "Model"), ("Model.Dependency.store", "Model.Dependency.store"),
    ("Dependency.limit", "Model.Dependency.limit"), ("limit", "Model.Dependency.limit"),
    ("resolve", "AppDependency.resolve()"), ("`resolve`", "AppDependency.resolve()"),
    ("resolve()", "AppDependency.resolve()"),
    ("makeDetail(store:)", "AppDependency.makeDetail(store:)"),
    ("AppDependency.makeDetail", "AppDependency.makeDetail(store:)"),
    // A type means what is of the type.
    ("Clock", "AppDependency.clock"), ("Store", "AppDependency.store"),
    ("model", "Screen.Dependency.model"), ("DETAIL", "Detail"),
    ("App.swift", "Model"), ("App.swift:5", "Model"), ("App.swift:6", "Model.Dependency.store"),
    ("App.swift:8", "Model"),
  ])
  func means(name: String, meaning: String) {
    #expect(survey.name(survey.node(name)) == meaning)
  }

  /// What a registration's code builds is known by its type, too.
  @Test func aRegistrationIsKnownByWhatItBuilds() throws {
    let survey = SmallSurvey(
      """
      import Swinject
      protocol Clock { func now() }
      final class WallClock: Clock { func now() {} }
      final class Diary { init(clock: Clock) { clock.now() } }
      let container = Container()
      container.register(Clock.self) { _ in WallClock() }
      container.register(Diary.self) { r in Diary(clock: r.resolve(Clock.self)!) }
      print(container.resolve(Diary.self)!)
      """
    )
    let found = try #require(survey.node("WallClock"))
    #expect(survey.survey.graph[found].kind == .provider)
    #expect(survey.survey.graph[found].builtTypes == ["WallClock"])
    #expect(survey.needs.contains { $0.hasPrefix("Diary") && $0.hasSuffix("-> Clock") })
  }

  @Test(arguments: [
    "Nobody", "", "Model.Dependency.nothing", "Other.swift:1", "App.swift:0", "App.swift:500",
  ])
  func fitsNothing(name: String) {
    #expect(survey.node(name) == nil)
  }

  @Test(arguments: ["(any Clock)?", "any Clock", "Clock!", "some Clock", "(Clock)"])
  func aTypeIsFoundHoweverItIsWritten(type: String) {
    let survey = SmallSurvey(
      SmallSurvey.shopSource.replacing("let clock: Clock =", with: "let clock: \(type) =")
    )
    #expect(survey.name(survey.node("Clock")) == "AppDependency.clock")
  }

  @Test func filesOfOneNameAreTold() throws {
    let survey = SmallSurvey([
      "A/Part.swift": SmallApp.module("One"), "B/Part.swift": SmallApp.module("Two"),
    ])
    for place in ["Part.swift", "Part.swift:3"] {
      let match = try #require(NameSearch(survey.survey).match(place))
      #expect(match.others.count == 1, "\(place)")
    }
  }

  @Test func nearNamesAreOffered() {
    let search = NameSearch(survey.survey)
    #expect(search.nearNames("Modle").first == "Model")
    #expect(search.nearNames("resolv").first == "resolve")
    #expect(search.nearNames("Photosynthesis").isEmpty)
  }

  /// What the sources declare is not called unknown because the graph does not have it.
  @Test func whatIsNotInTheGraphHasItsPlace() throws {
    let survey = SmallSurvey(SmallSurvey.shopSource + "\nstruct Margin { var inset = 2 }\n")
    func message(_ name: String) throws -> String {
      try #require(throws: UnknownName.self) { try NameSearch(survey.survey).node(name) }.message
    }
    #expect(try message("Margin").hasPrefix("not known: 'Margin', declared at App.swift:"))
    #expect(try message("inset").contains("is not in the graph"))
    #expect(try message("inset").hasSuffix("or nothing in sight hands it to anybody"))
    #expect(try message("argin").hasPrefix("nothing in the graph is called 'argin'"))
    #expect(try message("").hasPrefix("nothing in the graph is called ''"))
  }

  /// What is made somewhere has the place, where the way to it is lost.
  @Test func whatIsMadeOutsideTheGraphHasItsPlace() throws {
    let survey = SmallSurvey(
      SmallSurvey.shopSource
        + "\nfinal class Margin { var inset = 2 }\nstruct Sheet { let margin = Margin() }\n"
    )
    let error = try #require(throws: UnknownName.self) {
      try NameSearch(survey.survey).node("Margin")
    }
    let line = SmallSurvey.shopSource.count { $0.isNewline } + 3
    #expect(
      error.message.contains("the way to it is lost at App.swift:\(line):29, where it is made")
    )
  }

  /// A member that a library names with its container is told beside a local of the same name.
  @Test func aMemberOfAContainerIsTold() throws {
    let survey = SmallSurvey(
      """
      import Factory
      final class Clock { func tick() {} }
      extension Container { var clock: Factory<Clock> { self { Clock() } } }
      final class Diary {
        @Injected(\\.clock) private var own
        func write() { own.tick() }
      }
      final class Panel { let clock: Clock; init(clock: Clock) { self.clock = clock } }
      final class Desk {
        func open() {
          let clock = Clock()
          show(Panel(clock: clock))
        }
        private func show(_ panel: Panel) { panel.clock.tick(); Diary().write() }
      }
      @main struct Main { static func main() { Desk().open() } }
      """
    )
    let match = try #require(NameSearch(survey.survey).match("clock"))
    let names = ([match.node] + match.others).map { survey.name($0) }
    #expect(names.contains("Container.clock") && names.count > 1, "\(names)")
  }

  @Test func othersOfTheSameRankAreTold() throws {
    let search = NameSearch(survey.survey)
    let match = try #require(search.match("store"))
    #expect(survey.name(match.node) == "AppDependency.store" && match.others.isEmpty)
    let both = try #require(search.match("Dependency.store"))
    #expect(both.others.count == 1)
  }
}
