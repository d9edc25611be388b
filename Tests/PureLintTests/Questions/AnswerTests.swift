import GraphModel
import Testing

@testable import PureLintQuestions

@Suite struct AnswerTests {
  private let survey = SmallSurvey.shop

  private func node(_ name: String) throws -> NodeID { try #require(survey.node(name)) }

  @Test func whyDrawsTheShortestWay() throws {
    let answer = Why(survey.survey, source: try node("AppDelegate"), target: try node("Clock"))
    #expect(
      survey.text(answer) == """
        AppDelegate needs AppDependency.clock, 5 steps away; 2 other ways, branching at \
        Screen and Model ('--all' lists them)

          AppDelegate                                App.swift:45:34
          ╰─ AppDependency.resolve()                 App.swift:30:12
             ╰─ AppDependency                        App.swift:32:22, for 'screen', later
                ╰─ Screen                            App.swift:33:45, for 'model', later
                   ╰─ Model                          App.swift:33:71, for 'clock'
                      ╰─ AppDependency.clock: Clock  App.swift:28:9

        """
    )
  }

  @Test func whyAloneBeginsAtTheRoot() throws {
    let answer = Why(survey.survey, source: nil, target: try node("Detail"))
    #expect(
      survey.text(answer).hasPrefix("Detail is built for AppDependency, 4 steps away, and by")
    )
    let clock = SmallSurvey(
      SmallSurvey.shopSource + "\nfinal class Tool { let clock = AppDependency.resolve() }"
    )
    let way = Why(clock.survey, source: nil, target: try #require(clock.node("resolve")))
    #expect(clock.text(way).contains("; one other start leads to it, too\n"))
    let orphan = Why(survey.survey, source: nil, target: try node("Orphan"))
    #expect(survey.text(orphan) == "nothing in sight builds Orphan: no root leads to it\n")
  }

  @Test func whyOfAStartSaysThatItIsOne() throws {
    let root = Why(survey.survey, source: nil, target: try node("AppDependency"))
    #expect(survey.text(root) == "AppDependency is where building begins: a root\n")
    let code = Why(survey.survey, source: nil, target: try node("AppDelegate"))
    #expect(
      survey.text(code) == "AppDelegate is where building begins: nothing needs it\n"
    )
    let both = Why(survey.survey, source: try node("Model"), target: try node("Model"))
    #expect(survey.text(both) == "Model and Model are the same\n")
  }

  /// What is built along and later, too, is built along.
  @Test func aNeedOfBothTimesIsNotLater() throws {
    let survey = SmallSurvey(Self.twice)
    let answer = Why(
      survey.survey,
      source: survey.node("AppContainer.a"),
      target: try #require(survey.node("AppContainer.b"))
    )
    #expect(survey.text(answer).contains("App.swift:5:43\n"))
  }

  static let endless = """
    final class A { init(b: B) {} }
    final class B { init(a: A) {} }
    final class AppContainer {
      lazy var a: A = A(b: b)
      lazy var b: B = B(a: a)
    }
    @main struct Main { static func main() { let root = AppContainer(); print(root.a) } }
    """

  static let twice = """
    final class A { init(makeB: () -> B, b: B) {} }
    final class B { init(c: C) {} }
    final class C {}
    final class AppContainer {
      lazy var a: A = A(makeB: { self.b }, b: b)
      lazy var b: B = B(c: C())
    }
    @main struct Main { static func main() { let root = AppContainer(); print(root.a) } }
    """

  @Test func whyTheOtherWayRound() throws {
    let answer = Why(survey.survey, source: try node("Clock"), target: try node("Store"))
    let text = survey.text(answer)
    #expect(
      text.hasPrefix("AppDependency.clock does not need AppDependency.store; it is the other")
    )
    let none = Why(survey.survey, source: try node("Orphan"), target: try node("Store"))
    #expect(survey.text(none) == "Orphan does not need AppDependency.store\n")
  }

  @Test func allWaysAreListed() throws {
    let answer = Why(survey.survey, source: try node("Screen"), target: try node("Store"))
    let ways = try #require(answer.ways)
    #expect(ways.others.count == 1 && !ways.areMore)
    #expect(survey.text(answer, showsAll: true).split(separator: "Screen  ").count == 3)
  }

  @Test func dependentsByDistance() throws {
    let answer = Dependents(survey.survey, of: try node("Store"))
    let names = answer.levels.map { $0.map { survey.name($0.source) ?? "" }.sorted() }
    #expect(
      names == [
        ["Detail", "Model"], ["AppDependency.factory", "Screen"],
        ["AppDependency", "AppDependency.makeDetail(store:)"], ["AppDependency.resolve()"],
        ["AppDelegate"],
      ]
    )
    #expect(
      survey.text(answer).hasPrefix(
        "8 dependents of AppDependency.store: Store, up to AppDependency "
      )
    )
    #expect(
      survey.text(Dependents(survey.survey, of: try node("Orphan"))) == "nothing needs Orphan\n"
    )
  }

  @Test func dependenciesInTheOrderOfBuilding() throws {
    let answer = Dependencies(survey.survey, of: try node("AppDelegate"))
    let eager = answer.eager.map { survey.name($0.target) ?? "" }
    #expect(eager == ["AppDependency", "AppDependency.resolve()"])
    // Model hands the clock to nobody: it is built for the store.
    let model = Dependencies(survey.survey, of: try node("Model"))
    #expect(
      model.eager.map { survey.name($0.target) ?? "" } == [
        "AppDependency.clock", "AppDependency.store",
      ]
    )
    #expect(Set(answer.later.compactMap { survey.name($0.target) }).contains("Detail"))
    #expect(
      survey.text(Dependencies(survey.survey, of: try node("Orphan"))) == "Orphan needs nothing\n"
    )
  }

  /// The arguments of a call are built before what it returns.
  @Test func argumentsAreBuiltBeforeTheFunction() throws {
    let survey = SmallSurvey(
      """
      final class API {}
      final class Store { init(api: API) {} }
      final class Screen { init(store: Store) {} }
      struct AppDependency {
        let screen: Screen
        static func resolve() -> AppDependency {
          let api = API()
          let screen = makeScreen(
            store: makeStore(api: api)
          )
          return AppDependency(screen: screen)
        }
        static func makeStore(api: API) -> Store { Store(api: api) }
        static func makeScreen(store: Store) -> Screen { Screen(store: store) }
      }
      final class AppDelegate { let dependency = AppDependency.resolve() }
      """
    )
    let answer = Dependencies(survey.survey, of: try #require(survey.node("resolve()")))
    #expect(
      answer.eager.map { survey.survey.graph[$0.target].name } == [
        "api", "Store", "makeStore(api:)", "Screen", "makeScreen(store:)", "screen",
        "AppDependency",
      ]
    )
  }

  @Test func showTellsFieldsSuppliersAndFindings() throws {
    let text = survey.text(NodeDetails(survey.survey, of: try node("Model")))
    #expect(text.contains("store: Store  from AppDependency.store  App.swift:33:57\n"))
    #expect(text.contains("clock: Clock  from AppDependency.clock  App.swift:33:71\n"))
    #expect(text.contains("limit         its default value         App.swift:6:63\n"))
    #expect(text.contains("needed by:\n  Screen  App.swift:33:45, later\n"))
    let orphan = survey.text(NodeDetails(survey.survey, of: try node("Orphan")))
    #expect(orphan.contains("needed by:\n  nobody in sight\n"))
    #expect(
      orphan.contains("findings:\n  App.swift:21:13: warning: module 'Orphan' is never wired")
    )
  }

  @Test func showOfAFieldTellsItsReaders() throws {
    let text = survey.text(NodeDetails(survey.survey, of: try node("Model.Dependency.store")))
    #expect(text.contains("supplied by:\n  AppDependency.store: Store  App.swift:33:57\n"))
    #expect(text.contains("read by:\n  Model  App.swift:8:22\n"))
  }

  @Test func tablesCountAndSort() throws {
    let modules = Inventory.modules(survey.survey, sortedBy: .fanIn)
    #expect(modules.rows.first.map { survey.name($0.node) } == "Detail")
    let model = try #require(modules.rows.first { survey.name($0.node) == "Model" })
    #expect(model.fanIn == 1 && model.fanOut == 2 && model.depth == 2 && model.dominates == 0)
    #expect(model.instability == 2.0 / 3)
    let roots = Inventory.roots(survey.survey, sortedBy: .name)
    #expect(roots.rows.map { survey.name($0.node) } == ["AppDependency"])
    #expect(roots.rows[0].dominates == 7)
  }

  /// Roots come before their parts, and modules before other types, whatever the order is.
  @Test func tablesAreInGroups() throws {
    let survey = SmallSurvey(
      """
      final class Log {}
      final class Pump { init(log: Log) { print(log) } }
      final class Arm { init(pump: Pump) { print(pump) } }
      final class Zone {
        private let log: Log
        init(log: Log) { self.log = log }
        lazy var pump = Pump(log: log)
        lazy var arm = Arm(pump: pump)
      }
      final class App { let log = Log(); lazy var zone = Zone(log: log) }
      @main struct Main { static func main() { print(App().zone.arm) } }
      """
    )
    for column in InventoryColumn.allCases {
      let text = survey.text(Inventory.roots(survey.survey, sortedBy: column))
      #expect(text.hasPrefix("root            fan-in"), "\(text)")
      #expect(text.contains("\n\npart of a root  fan-in"), "\(text)")
      let names = Inventory.roots(survey.survey, sortedBy: column).rows.map { survey.name($0.node) }
      #expect(names == ["App", "App.Zone"], "\(names)")
    }
  }

  /// That it belongs to a root is no use of it.
  @Test func whoOnlyKeepsAPartIsNoUser() throws {
    let survey = SmallSurvey(
      """
      final class Log { var lines: [String] = [] }
      final class Pump { let log: Log; init(log: Log) { self.log = log; print(self.log) } }
      final class Arm { let log: Log; init(log: Log) { self.log = log; print(self.log) } }
      final class App {
        let log = Log()
        let other = Log()
        func run() { print(Pump(log: log), Arm(log: log)) }
      }
      @main struct Main { static func main() { App().run() } }
      """
    )
    let idle = survey.text(
      NodeDetails(survey.survey, of: try #require(survey.node("App.other")))
    )
    #expect(idle.contains("needed by:\n  nobody in sight\n"), "\(idle)")
    let used = survey.text(NodeDetails(survey.survey, of: try #require(survey.node("App.log"))))
    #expect(used.contains("needed by:\n  App.run()"), "\(used)")
  }

  @Test func waysOfManyAreCutShort() throws {
    // Twelve layers of four, each of which needs all of the next.
    var builder = GraphBuilder(files: ["a"])
    for index in 0..<48 { _ = builder.addNode(Node(kind: .provider, name: "p\(index)")) }
    for index in 0..<44 {
      for next in 0..<4 {
        builder.addEdge(
          Edge(
            source: NodeID(index: UInt32(index)),
            target: NodeID(index: UInt32((index / 4 + 1) * 4 + next)),
            kind: .uses
          )
        )
      }
    }
    let whole = builder.build()
    let graph = NeedGraph(whole, Programs([whole], files: whole.files))
    let first = NodeID(index: 0)
    let ways = try #require(Ways(graph, from: first, to: NodeID(index: 47), limit: 100))
    #expect(ways.shortest.count == 11 && ways.others.count == 100 && ways.areMore)
  }
}
