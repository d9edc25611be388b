import Testing

@testable import PureLint

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

  private func report(_ names: [String]) -> Linter.Report {
    let linter = Linter(roots: names.map { RootName($0) })
    return linter.run([SourceFile(path: "A.swift", bytes: Array(Self.source.utf8))])
  }

  private func messages(_ names: String...) -> [String] { report(names).diagnostics.map(\.message) }

  private let spare = "'spare' is built in 'App.Launcher' but never used"
  private let flag = "'flag' is built in 'App.Launcher' but never used"
  private let other = "dependency 'App.Launcher.Parts.other' is never read"

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

  @Test func saysWhatNobodyDeclares() {
    let unknown = ["Launchr", "auncher", "Other.launch", "zone()", ""]
    let report = report(["launch"] + unknown)
    #expect(report.unknownRoots.map(\.name.text) == unknown)
    #expect(report.unknownRoots.first?.candidates.contains("App.Launcher") == true)
  }
}
