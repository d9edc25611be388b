import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintSource

/// Roots that only the user can tell.
@Suite struct RootNameTests {
  private static let source = """
    final class Clock: FactoryModule {
      struct Dependency { let zone: Zone }
      init(dependency: Dependency, payload: Void) { print(dependency.zone) }
    }
    struct Zone {}

    enum App {
      final class Launcher {
        func launch() {
          let zone = Zone()
          let spare = Zone()
          Clock(dependency: .init(zone: zone), payload: ()).start()
        }
        func stop() {
          let flag = Zone()
        }
        struct Parts { let zone: Zone; let other: Zone }
        func parts() -> Parts { Parts(zone: Zone(), other: Zone()) }
      }
    }
    let launcher = App.Launcher()
    launcher.launch()
    launcher.stop()
    print(launcher.parts().zone)
    """

  private func report(_ names: [String]) -> Report {
    let linter = Linter(roots: names.map { RootName($0) })
    return linter.run([SourceFile(path: "A.swift", bytes: Array(Self.source.utf8))])
  }

  private func messages(_ names: String...) -> [String] { report(names).findings.map(\.message) }

  private let spare = "'spare' is built in 'App.Launcher' but never used"
  private let flag = "'flag' is built in 'App.Launcher' but never used"
  private let other = "'other' of 'App.Launcher.Parts' is set but never read"

  @Test func nothingShowsWithoutTheName() {
    #expect(messages() == [])
  }

  @Test(arguments: ["Launcher", "App.Launcher"])
  func aTypeIsARootWithAllThatItBuilds(name: String) {
    #expect(messages(name) == [spare, flag, other])
  }

  @Test func aFunctionIsARootAlone() {
    #expect(messages("Launcher.launch") == [spare])
    #expect(messages("launch", "App.Launcher.stop") == [spare, flag])
    #expect(messages("parts") == [other])
  }

  /// A program of services alone, where nothing tells a root but its name.
  private static let services = """
    struct Zone {}
    struct Parts { let zone: Zone; let other: Zone }
    enum Launcher {
      static func parts() -> Parts {
        let spare = Zone()
        return Parts(zone: Zone(), other: Zone())
      }
    }
    enum Format { static let digits = 3; static func text() -> String { "a" } }
    print(Launcher.parts().zone, Format.text())
    """

  private func reportOnServices(_ names: String...) -> Report {
    let linter = Linter(roots: names.map { RootName($0) })
    return linter.run([SourceFile(path: "A.swift", bytes: Array(Self.services.utf8))])
  }

  @Test(arguments: ["Launcher", "Launcher.parts"])
  func aProgramWithoutModulesCanHaveARoot(name: String) {
    let messages = [
      "'other' of 'Parts' is set but never read",
      "'spare' is built in 'Launcher' but never used",
    ]
    #expect(reportOnServices(name).findings.map(\.message) == messages)
    #expect(reportOnServices(name).coverage.idleRoots == [])
    #expect(reportOnServices().findings == [])
  }

  @Test func saysWhatBuildsNothing() {
    let idle = ["Format", "Format.digits", "text"]
    let report = reportOnServices("Launcher", idle[0], idle[1], idle[2], "Unknown")
    #expect(report.coverage.idleRoots.map(\.text) == idle)
    #expect(self.report(["Launcher.launch", "Zone"]).coverage.idleRoots.map(\.text) == ["Zone"])
  }

  @Test func saysWhatNobodyDeclares() {
    let unknown = ["Launchr", "auncher", "Other.launch", "zone()", ""]
    let report = report(["launch"] + unknown)
    #expect(report.unknownRoots.map(\.name.text) == unknown)
    #expect(report.unknownRoots.first?.candidates.contains("App.Launcher") == true)
  }
}
