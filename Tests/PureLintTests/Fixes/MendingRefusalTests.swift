import Testing

@testable import PureLint
@testable import PureLintFixes
@testable import PureLintSource

/// What may be needed after all stays, and the reason is told.
@Suite struct MendingRefusalTests {
  /// Members of a root around a wiring that leaves out nothing, in which `store` is unused.
  @Test(arguments: [
    ("let store = Store.start()", "may have side effects"),
    ("let store = Noisy()", "may have side effects"),
    ("let store = try! Store.load()", "may have side effects"),
    ("let (store, other) = (Store(), 1); print(other)", "it is declared together with others"),
  ])
  func whatMayDoMoreThanYieldAValueStays(local: String, reason: String) {
    let text = MendingApp.text(
      root: """
        static func resolve() -> Clock.Factory {
          \(local)
          return Clock.Factory(dependency: .init(zone: Zone(), store: store))
        }
        """,
      fields: "let zone: Zone\n    let store: Any"
    )
    let mended = MendingApp.mend([("App.swift", text)])
    #expect(mended.texts == [text])
    #expect(mended.reasons.contains { $0.contains(reason) }, "\(mended.reasons)")
  }

  @Test func aFieldInABranchStays() {
    expectLeft("stands in a branch of '#if'", fields: "#if DEBUG\n    let store: Store\n    #endif")
  }

  @Test func aFieldThatTestsReadStays() {
    let text = MendingApp.text(
      root: wiring(argument: ", store: Store()"),
      fields: MendingApp.bothFields
    )
    let test =
      "import XCTest\nfinal class ClockTests: XCTestCase {\n"
      + "  func test() { print(Clock.Dependency(zone: Zone(), store: Store()).store) }\n}\n"
    let mended = MendingApp.mend([("App/App.swift", text), ("AppTests/ClockTests.swift", test)])
    #expect(mended.texts == [text, test])
    #expect(mended.reasons.first?.contains("is also named at AppTests/ClockTests.swift:3") == true)
  }

  @Test func aFieldThatAnUncheckedFileNamesStays() {
    let text = MendingApp.text(
      root: wiring(argument: ", store: Store()"),
      fields: MendingApp.bothFields
    )
    let mock = SourceFile(
      path: "Mocks.swift",
      bytes: Array("let mock = Clock.Dependency(zone: Zone(), store: Store())".utf8)
    )
    let mended = MendingApp.mend([("App.swift", text)], outside: [mock])
    #expect(mended.texts == [text])
    #expect(mended.reasons == ["'Mocks.swift' is not checked and may use it"])
  }

  @Test func nothingChangesInABrokenFile() {
    let text = MendingApp.text(
      root: wiring(argument: ", store: Store()"),
      fields: MendingApp.bothFields
    )
    let broken = text + "func broken( {\n"
    let mended = MendingApp.mend([("App.swift", broken)])
    #expect(mended.texts == [broken])
    #expect(mended.reasons.allSatisfy { $0 == "'App.swift' has a syntax error" })
  }

  @Test func aFieldWhoseParameterHasToStayStays() {
    let fields = """
      let zone: Zone
          let store: Store
          init(zone: Zone, store: Store = .start()) {
            self.zone = zone
            self.store = store
          }
      """
    let text = MendingApp.text(root: wiring(argument: ""), fields: fields)
    let mended = MendingApp.mend([("App.swift", text)])
    #expect(mended.texts == [text])
    #expect(mended.reasons.first?.contains("may have side effects") == true)
  }

  @Test func theLastWiringOfAModuleStays() {
    let text = """
      final class Zone {}
      final class Inner: FactoryModule {
        struct Dependency { let zone: Zone }
        init(dependency: Dependency, payload: Void) { print(dependency.zone) }
      }
      final class Clock: FactoryModule {
        struct Dependency {
          let zone: Zone
          let inner: Inner.Factory
        }
        init(dependency: Dependency, payload: Void) { print(dependency.zone) }
      }
      struct AppDependency {
        static func resolve(zone: Zone) -> Clock.Factory {
          Clock.Factory(
            dependency: .init(zone: zone, inner: .init(dependency: .init(zone: zone)))
          )
        }
      }
      """
    let mended = MendingApp.mend([("App.swift", text)])
    #expect(mended.texts == [text])
    #expect(mended.reasons.first?.hasPrefix("without it, module 'Inner' is never wired") == true)
  }

  private func wiring(argument: String) -> String {
    """
    static func resolve() -> Clock.Factory {
        Clock.Factory(dependency: .init(zone: Zone()\(argument)))
      }
    """
  }

  private func expectLeft(_ reason: String, fields: String) {
    let text = MendingApp.text(
      root: wiring(argument: ""),
      fields: "let zone: Zone\n    \(fields)"
    )
    let mended = MendingApp.mend([("App.swift", text)])
    #expect(mended.texts == [text])
    #expect(mended.reasons.contains { $0.contains(reason) }, "\(mended.reasons)")
  }
}
