import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintProjects
@testable import PureLintSource

/// Findings about all builds, and about the one that defines certain names.
@Suite struct BuildConfigurationTests {
  private static let source = """
    struct Zone {}
    final class Clock: FactoryModule {
      struct Dependency {
        let zone: Zone
        #if DEBUG
          let console: Zone
        #endif
      }
      let dependency: Dependency
      init(dependency: Dependency, payload: Void) {
        self.dependency = dependency
        #if DEBUG
          print(dependency.zone)
        #else
          log(1)
        #endif
      }
      #if DEBUG
        func debug() { print(dependency.console) }
      #endif
    }
    #if DEBUG
      let zone = Zone()
    #endif
    enum Root {
      static func resolve() -> Clock.Factory {
        .init(dependency: .init(zone: zone))
      }
    }
    #if os(Linux)
      final class Unwired: FactoryModule { init(dependency: Void, payload: Void) {} }
    #elseif !DEBUG
      final class Release: FactoryModule { init(dependency: Void, payload: Void) {} }
    #endif
    """

  private func findings(_ defines: Set<Name>?) -> [String] {
    Linter(configuration: BuildConfiguration(defines: defines))
      .run([SourceFile(path: "A.swift", bytes: Array(Self.source.utf8))])
      .findings.map { "\($0.ruleID): \($0.message)" }
  }

  private func unwired(_ module: String) -> String {
    "unwired-module: module '\(module)' is never wired; nothing outside tests builds it or a factory "
      + "of it"
  }

  @Test func allBuilds() {
    #expect(findings(nil) == [unwired("Unwired"), unwired("Release")])
  }

  @Test func theBuildThatDefinesAName() {
    #expect(
      findings(["DEBUG"]) == [
        "missing-provider: no provider for 'Zone' required by 'Clock.Dependency.console'",
        unwired("Unwired"),
      ]
    )
  }

  @Test func anotherBuild() {
    #expect(
      findings(["BETA"]) == [
        "unused-dependency: dependency 'Clock.Dependency.zone' is never read",
        "missing-provider: no provider for 'Zone' required by 'Clock.Dependency.zone'",
        unwired("Unwired"), unwired("Release"),
      ]
    )
  }
}
