import Testing

@testable import PureLint

/// What explains other findings is told before them, wherever it stands.
@Suite struct CauseOrderTests {
  private static let clock = """
    final class Clock: FactoryModule {
      struct Dependency {}
      init(dependency: Dependency, payload: Void) {}
    }

    """
  private static let root = """
    final class Home: FactoryModule {
      struct Dependency { let clock: Clock.Factory }
      init(dependency: Dependency, payload: Void) { print(dependency.clock) }
    }
    struct AppDependency {
      static func resolve() -> Home.Factory {
    <<<<<<< HEAD
        .init(dependency: .init(clock: .init(dependency: .init())))
    =======
        Home.Factory(dependency: .init(clock: .init(dependency: .init())))
    >>>>>>> other
      }
    }

    """

  @Test func aConflictStandsFirst() throws {
    let folder = try TemporaryFolder(["A.swift": Self.clock, "Root.swift": Self.root])
    let lines = try Executable.run([], in: folder.path).output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Root.swift:7:1: error: source control conflict") == true)
    #expect(lines.dropFirst().first?.hasPrefix("A.swift:1:13: warning: module 'Clock'") == true)
  }

  @Test func whatCannotBeReadStandsFirst() throws {
    let folder = try TemporaryFolder(["A.swift": Self.clock])
    try folder.link("Root.swift", to: "nowhere")
    let run = try Executable.run(shell: "exec \"$0\" 2>&1", in: folder.path)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("purelint: error: 'Root.swift' does not exist") == true)
    #expect(lines.dropFirst().first?.hasPrefix("A.swift:1:13: warning: module 'Clock'") == true)
    #expect(lines.last?.hasPrefix("checked 1 file: ") == true && run.exitCode == 2)
  }
}
