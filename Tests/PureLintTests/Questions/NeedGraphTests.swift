import GraphModel
import Testing

@testable import PureLintQuestions

@Suite struct NeedGraphTests {
  @Test func constructionsAndFieldsBecomeNeeds() {
    #expect(
      SmallSurvey.shop.needs == [
        "AppDelegate -> AppDependency.resolve()",
        "AppDependency.factory ~> Detail",
        "AppDependency.makeDetail(store:) ~> AppDependency.factory",
        "AppDependency.resolve() -> AppDependency",
        "AppDependency.screen ~> Screen",
        "AppDependency.store -> AppDependency.clock",
        "Detail.store -> AppDependency.store",
        "Model.clock -> AppDependency.clock",
        "Model.store -> AppDependency.store",
        "Screen.makeDetail ~> AppDependency.makeDetail(store:)",
        "Screen.model ~> Model",
      ]
    )
  }

  /// What a function hands on is built with it, though it does not need it.
  @Test func whatIsHandedOnIsBuilt() throws {
    let survey = SmallSurvey.shop
    let resolve = try #require(survey.node("resolve"))
    let store = try #require(survey.node("store"))
    let needs = survey.survey.needs
    #expect(!needs.needs.outgoing(resolve).contains { $0.target == store })
    #expect(needs.builds.outgoing(resolve).contains { $0.target == store })
  }

  @Test func startsAreRootsAndWhatNobodyNeeds() {
    let survey = SmallSurvey.shop
    #expect(
      survey.survey.needs.starts.map { survey.name($0) } == ["AppDependency", "AppDelegate"]
    )
  }

  @Test func testsAreNoParticipants() {
    let test = """
      import XCTest
      final class ShopTests: XCTestCase {
        func test() { _ = Orphan.Factory(dependency: .init()) }
      }
      """
    let survey = SmallSurvey([
      "App/Shop.swift": SmallSurvey.shopSource, "Tests/ShopTests/ShopTests.swift": test,
    ])
    #expect(survey.needs == SmallSurvey.shop.needs)
  }

  /// The code of a type beside its root is the root.
  @Test func rootsAndTheirExtensionsAreOne() {
    let survey = SmallSurvey([
      "A.swift": SmallSurvey.shopSource,
      "B.swift": "extension AppDependency { func more() { print(AppDependency.makeDetail) } }",
    ])
    let named = survey.survey.needs.participants.filter {
      survey.survey.graph[$0].name == "AppDependency"
    }
    #expect(named.count == 1)
  }

  /// In an app without modules, a screen is found by its class, which its provider does not name.
  @Test func rootsDoNotNeedWhatMakesThem() {
    let survey = SmallSurvey(
      """
      final class Store { func open() {} }
      final class Shop {
        let store: Store
        init(store: Store) { self.store = store }
        func run() { store.open() }
      }
      struct AppDependency {
        static let shared = AppDependency.resolve()
        let shop: Shop
        static func resolve() -> AppDependency { AppDependency(shop: Shop(store: Store())) }
      }
      @main enum Main { static func main() { AppDependency.shared.shop.run() } }
      """
    )
    let own = survey.needs.filter { $0.hasPrefix("AppDependency ") }
    #expect(own.allSatisfy { !$0.contains("resolve") }, "\(own)")
  }

  @Test func providersBuildTheCodeOfTheirTypes() throws {
    let survey = SmallSurvey(
      """
      final class API {}
      final class Store { let api: API; init(api: API) { self.api = api } }
      final class Screen {
        let store: Store
        init(store: Store, api: API) { self.store = store }
      }
      final class AppContainer {
        lazy var api = API()
        lazy var store = Store(api: api)
        lazy var screen = Screen(store: store, api: api)
      }
      @main struct Main {
        static func main() {
          let container = AppContainer()
          print(container.screen)
        }
      }
      """
    )
    let screens = try #require(NameSearch(survey.survey).match("Screen"))
    #expect(([screens.node] + screens.others).contains { survey.name($0) == "AppContainer.screen" })
    #expect(survey.name(survey.node("API")) == "AppContainer.api")
    #expect(survey.needs.contains("AppContainer.screen -> AppContainer.api"))
    #expect(survey.needs.contains("Main -> AppContainer.screen"))
  }

  /// How long an argument is, comments included, changes nothing.
  @Test func longArgumentsAreOne() {
    let survey = SmallSurvey(
      SmallSurvey.shopSource.replacing(
        "model: Model.Factory(",
        with: "model: /* \(String(repeating: "long ", count: 200)) */ Model.Factory("
      )
    )
    #expect(survey.needs == SmallSurvey.shop.needs)
  }

  @Test(arguments: [
    ("() -> Detail", true), ("(() -> Detail)?", true), ("@escaping (Int) -> Detail", true),
    ("Subject<(Int) -> Void>", false), ("[Int: () -> Void]", false),
  ])
  func functionsAreBuiltLater(type: String, isLater: Bool) throws {
    let survey = SmallSurvey(
      SmallSurvey.shopSource.replacing(
        "let makeDetail: () -> Detail",
        with: "let makeDetail: \(type)"
      )
    )
    let need = "Screen.makeDetail \(isLater ? "~>" : "->") AppDependency.makeDetail(store:)"
    #expect(survey.needs.contains(need), "\(survey.needs)")
  }

  /// A provider yields the type that its own target sees, not a namesake of another one.
  @Test func namesakesOfOtherTargetsAreNotYielded() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "Core"), .executableTarget(name: "App", dependencies: ["Core"])]
      )
      """,
      "Sources/Core/Core.swift": """
      public final class Scanner {
        let log: Log
        init(log: Log) { self.log = log }
        public func go() { log.add() }
      }
      public final class Log { public func add() {} }
      public final class CoreAssembly {
        private let log = Log()
        public init() {}
        public lazy var scanner: Scanner = made()
        private func made() -> Scanner { Scanner(log: log) }
      }
      """,
      "Sources/App/main.swift": """
      import Core
      final class Scanner {
        let core: CoreAssembly
        init(core: CoreAssembly) { self.core = core }
        func go() { core.scanner.go() }
      }
      final class Screen {
        let scanner: Scanner
        init(scanner: Scanner) { self.scanner = scanner }
        func show() { scanner.go() }
      }
      let core = CoreAssembly()
      Screen(scanner: Scanner(core: core)).show()
      """,
    ])
    let result = try Executable.run(["dependencies", "CoreAssembly.scanner"], in: folder.path)
    #expect(result.output.hasPrefix("CoreAssembly.scanner: Scanner needs 2 things"))
    #expect(!result.output.contains("main.swift"), "\(result.output)")
  }

  /// A name of one program means nothing in another.
  @Test func programsAreNotMixed() throws {
    func package(_ name: String, _ source: String) -> [String: String] {
      [
        "\(name)/Package.swift": """
        import PackageDescription
        let package = Package(name: "\(name)", targets: [.target(name: "App", path: "Sources")])
        """,
        "\(name)/Sources/App.swift": source,
      ]
    }
    let one = """
      final class A { init(b: B) {} }
      final class B {}
      final class AppContainer { lazy var a: A = A(b: b); lazy var b: B = B() }
      @main struct Main { static func main() { let root = AppContainer(); print(root.a) } }
      """
    let two = """
      final class C { init(d: D) {} }
      final class D {}
      final class Deck { lazy var c: C = C(d: d); lazy var d: D = D() }
      final class DeckContainer { let deck = Deck(); lazy var c: C = deck.c }
      final class AppContainer { func run(_ deck: DeckContainer) { print(deck.c) } }
      @main struct Main { static func main() { AppContainer().run(DeckContainer()) } }
      """
    let folder = try TemporaryFolder(
      package("One", one).merging(package("Two", two)) { first, _ in first }
    )
    let result = try Executable.run(
      ["dependencies", "One/Sources/App.swift:3", "--format", "json"],
      in: folder.path
    )
    #expect(result.output.contains("One/Sources/App.swift"))
    #expect(!result.output.contains("Two/Sources/App.swift"), "\(result.output)")
  }
}
