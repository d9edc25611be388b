import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintSource

/// What counts as a construction in a root, and which of them are unresolved.
@Suite struct CoverageTests {
  private static let module = """
    final class Clock: FactoryModule {
      struct Dependency { let zone: Zone }
      struct Payload { let hour: Int }
      let zone: Zone
      init(dependency: Dependency, payload: Payload) { zone = dependency.zone }
    }
    struct Zone {}

    """

  /// Counts what stands in a file behind a module `Clock`.
  private func coverage(_ source: String) -> Coverage {
    let bytes = Array((Self.module + source).utf8)
    return Linter().run([SourceFile(path: "A.swift", bytes: bytes)]).coverage
  }

  @Test func countsConstructionsInRoots() {
    let coverage = coverage(
      """
      struct AppDependency {
        let factory: Clock.Factory
        static func resolve() -> AppDependency {
          let zone = Zone()
          return AppDependency(factory: .init(dependency: .init(zone: zone)))
        }
      }
      func elsewhere() { print(Zone()) }
      """
    )
    #expect(coverage == Coverage(rootConstructionCount: 4))
    let text = "followed 4 of 4 places where a root makes an object (100.0%)"
    #expect(Summary.text(coverage) == text)
  }

  @Test func typesOfLibrariesAreNotUnresolved() {
    let coverage = coverage(
      """
      struct CompositionRoot {
        static func resolve() -> Clock.Factory {
          let window = UIWindow(frame: .init(x: 0))
          let board: UIStoryboard = .init(name: "A", bundle: nil)
          let other = UIStoryboard.init(name: "A", bundle: UIKit.Bundle())
          window.attach { .init(board) }
          board.attach { return .make(other) }
          return .init(dependency: .init(zone: .init()))
        }
      }
      """
    )
    #expect(coverage == Coverage(rootConstructionCount: 10))
  }

  @Test func saysWhatIsUnresolved() {
    let coverage = coverage(
      """
      struct CompositionRoot {
        static func resolve() -> Clock.Factory {
          let zone = .init(3)
          return .init(dependency: .init(zone: zone))
        }
      }
      func elsewhere(_ header: Header) {
        header.model = .init(dependency: .init(zone: Zone()), payload: .init(hour: 1))
        header.size = .init(width: 1)
      }
      """
    )
    #expect(
      coverage.unresolved.map(\.message) == [
        "'.init(_:)' is unresolved; nothing here tells the type that it belongs to",
        "'.init(dependency:payload:)' is unresolved; it is assigned to 'header.model', which no "
          + "checked file declares",
      ]
    )
    #expect(coverage.unresolved.map(\.isInRoot) == [true, false])
    #expect(Summary.text(coverage) == "followed 2 of 3 places where a root makes an object (66.6%)")
  }

  @Test(arguments: [
    (
      "view.attach(.init(dependency: 1))",
      "it is handed to 'view.attach', which no checked file declares"
    ),
    ("let model: Header.Model = .init(dependency: 1)", "its type is declared in no checked file"),
    (
      "make { $0.model = .init(dependency: 1) }",
      "nothing here tells the type of '$0.model', to which it is assigned"
    ),
  ])
  func saysWhereTheWayLeadsOut(statement: String, reason: String) {
    let coverage = coverage("func elsewhere(_ view: UIView) { \(statement) }")
    #expect(
      coverage.unresolved.map(\.message) == ["'.init(dependency:)' is unresolved; \(reason)"]
    )
  }

  @Test func whatIsHalfSeenIsUnresolved() {
    let coverage = coverage(
      """
      struct CompositionRoot {
        static func resolve() -> Clock.Factory {
          let = 3
          return Clock.Factory(dependency: .init(zone: Zone()))
        }
      }
      """
    )
    #expect(
      coverage.unresolved.map(\.message) == [
        "construction of 'Clock.Dependency' is unresolved; the code around it is not all Swift"
      ]
    )
    #expect(coverage.resolvedCount == 2 && coverage.rootConstructionCount == 3)
  }

  private static let services = """
    final class Log {}
    final class Sync { init(log: Log) { print(log) } }
    @main struct Main { static func main() { print(Sync(log: Log())) } }

    """

  /// Runs on types that nothing else wires, in two programs if there are two files.
  private func report(_ files: [String]) -> Report {
    let sources = files.enumerated().map { index, text in
      SourceFile(path: "\(index)/A.swift", bytes: Array((Self.services + text).utf8))
    }
    return Linter().run(sources)
  }

  @Test(arguments: [
    (
      "struct AppContainer { func log() -> Log { Log() } }; let it = AppContainer()", []
    ),
    (
      "struct Depot { let log = Log(); var sync: Sync { Sync(log: log) } }",
      ["Depot: unmentioned"]
    ),
    // A composer, and what composes nothing.
    (
      """
      struct AppContainer { let log = Log(); var sync: Sync { Sync(log: log) } }
      let it = AppContainer()
      """, []
    ),
    ("struct ImageContainer { func log() -> Log { Log() } }; let it = ImageContainer()", []),
    // A registry.
    (
      """
      final class DIContainer {
        private var made: [String: Any] = [:]
        func register<T>(_ value: T) { made["\\(T.self)"] = value }
        func resolve<T>(_ type: T.Type) -> T { made["\\(type)"] as! T }
        func fill() { register(Sync(log: Log())) }
      }
      let it = DIContainer()
      """, []
    ),
    // Made elsewhere, of what is made elsewhere.
    (
      "struct ServiceLocator { let log: Log }; let it = ServiceLocator(log: Log())",
      ["it: unmentioned"]
    ),
  ])
  func saysWhatIsNotTakenForARoot(source: String, expected: [String]) {
    let found = report([source]).coverage.passedOver
    #expect(found.map { "\($0.name): \($0.reason)" } == expected)
  }

  @Test func summaryNamesAFewOfThoseThatAreNoRoots() {
    func passed(_ name: String) -> Summary.PassedOver {
      .init(name: name, reason: "is mentioned nowhere")
    }
    var summary = Summary()
    summary.passedOver = [passed("A")]
    #expect(summary.text.contains("; not a root: 'A' (is mentioned nowhere); 0 errors"))
    summary.passedOver += [passed("B"), passed("C")]
    let both = "'A' (is mentioned nowhere), 'B' (is mentioned nowhere)"
    #expect(summary.text.contains("; not roots: \(both) and 1 more; 0 errors"))
  }

  @Test func addsWhatIsRecognizedInSeveralProgramsByNoun() {
    func byHand(_ counts: [(String, Int)], _ root: String) -> Recognition {
      Recognition(
        subject: "by hand",
        counts: counts.map { .init(noun: $0.0, number: $0.1) },
        roots: [root]
      )
    }
    var all = [byHand([("coordinator", 1)], "A")]
    all.add([byHand([("feature container", 2), ("coordinator", 3)], "B")])
    all.add([byHand([("coordinator", 5)], "C"), Recognition(subject: "Needle", counts: [])])
    all.add([byHand([], "D")])
    var expected = byHand([("feature container", 2), ("coordinator", 9)], "A")
    expected.roots += ["B", "C", "D"]
    #expect(all == [expected, Recognition(subject: "Needle", counts: [])])
  }

  @Test(arguments: Fixture.apps)
  func nearlyAllIsResolvedInApps(_ fixture: Fixture) throws {
    let coverage = Linter().run(try fixture.files()).coverage
    #expect(coverage.rootConstructionCount > 0 || !coverage.recognitions.isEmpty)
    #expect(coverage.resolvedCount * 100 >= coverage.rootConstructionCount * 98)
  }
}
