import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintSource

/// More of something than anybody writes by hand: the graph grows with it, not with its square, and
/// nothing is told that would not be told of little.
@Suite struct ManyDeclarationsTests {
  private static let clock = """
    final class Zone {}
    final class Clock: FactoryModule {
      struct Dependency { let zone: Zone }
      init(dependency: Dependency, payload: Void) { print(dependency.zone) }
    }

    """

  private func report(_ text: String) -> Report {
    Linter().run([SourceFile(path: "App.swift", bytes: Array(text.utf8))])
  }

  private func root(_ body: String) -> String {
    "enum CompositionRoot {\n  static func resolve() -> Clock.Factory {\n\(body)\n  }\n}\n"
  }

  private func count(_ kind: Edge.Kind, in report: Report) -> Int {
    report.graphs[0].edges.count { $0.kind == kind }
  }

  @Test func eachOfManyBranchesIsReadByItself() {
    let branches = (0..<200).map { number in
      """
      \(number == 0 ? "#if" : "#elseif") B\(number)
      final class Clock: FactoryModule {
        struct Dependency { let zone: Zone }
        init(dependency: Dependency, payload: Void) { print(dependency.zone) }
      }
      """
    }
    let found = report(
      "final class Zone {}\n\(branches.joined(separator: "\n"))\n#endif\n"
        + root("    Clock.Factory(dependency: .init(zone: Zone()))")
    )
    #expect(found.findings == [])
    #expect(count(.reads, in: found) < 200 * 10)
  }

  @Test func aReadInOneOfManyBranchesCountsForAll() {
    let branches = (0..<200).map { number in
      """
      \(number == 0 ? "#if" : "#elseif") B\(number)
      final class Clock: FactoryModule {
        struct Dependency { let zone: Zone }
        let dependency: Dependency
        init(dependency: Dependency, payload: Void) { self.dependency = dependency }
      }
      """
    }
    let found = report(
      """
      final class Zone {}
      \(branches.joined(separator: "\n"))
      #endif
      extension Clock { func show() { print(dependency.zone) } }

      """ + root("    Clock.Factory(dependency: .init(zone: Zone()))")
    )
    #expect(found.findings.filter { $0.ruleID == "unused-dependency" } == [])
  }

  @Test func overloadsAreToldApartByType() {
    let types = (0..<100).map { "final class T\($0) {}" }
    let makers = (0..<100).map { "  static func make(_ x: T\($0)) -> Zone { Zone(x) }" }
    let calls = (0..<100).map {
      "    print(Clock.Factory(dependency: .init(zone: make(T\($0)()))))"
    }
    let clock = Self.clock.replacing("Zone {}", with: "Zone { init(_ x: Any) { print(x) } }")
    let found = report(
      clock + types.joined(separator: "\n")
        + "\nenum CompositionRoot {\n\(makers.joined(separator: "\n"))\n  static func resolve() {\n"
        + calls.joined(separator: "\n") + "\n  }\n}\n"
    )
    #expect(found.findings == [])
    #expect(count(.supplies, in: found) < 100 * 10)
  }

  @Test(arguments: [10, 250, 1_000])
  func whatInheritsFromManyMayBeAnyOfThem(count: Int) {
    let classes = (1..<count).map { "class C\($0): C\($0 - 1) {}" }
    let found = report(
      """
      class C0 {}
      \(classes.joined(separator: "\n"))
      final class Clock: FactoryModule {
        struct Dependency { let zone: C0 }
        init(dependency: Dependency, payload: Void) { print(dependency.zone) }
      }

      """ + root("    Clock.Factory(dependency: .init(zone: C\(count - 1)()))")
    )
    #expect(found.findings == [])
  }

  /// Many containers below each other have a key each: a demand is met by the nearest, and those behind
  /// it count as used without an edge for each.
  @Test func ofManyContainersTheNearestMeetsADemand() {
    let number = 100
    let containers = (1..<number).map { position in
      """
          let c\(position) = Container(parent: c\(position - 1))
          c\(position).register(Zone.self) { _ in Zone() }
      """
    }
    let demands = (0..<number).map { "    print(c\($0).resolve(Zone.self)!)" }
    func found(_ demands: [String]) -> Report {
      report(
        """
        import Swinject
        final class Zone {}
        @main enum Main {
          static func main() {
            let c0 = Container()
            c0.register(Zone.self) { _ in Zone() }
        \((containers + demands).joined(separator: "\n"))
          }
        }

        """
      )
    }
    let all = found(demands)
    #expect(all.findings == [])
    #expect(count(.uses, in: all) < number * 10)
    #expect(found([demands[number - 1]]).findings == [])
    // Nobody gets down from the first container.
    #expect(found([demands[0]]).findings.count == number - 1)
  }
}
