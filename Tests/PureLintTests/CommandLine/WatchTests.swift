import Foundation
import Testing

@testable import PureLint

@Suite struct WatchTests {
  private static func app(reads: String) -> String {
    """
    final class Clock: FactoryModule {
      struct Dependency { let zone: String }
      init(dependency: Dependency, payload: Void) { print(\(reads)) }
    }
    let clocks = Clock.Factory(dependency: .init(zone: ""))
    """
  }

  @Test func checksAgainWheneverAFileChanges() throws {
    let app = Self.app(reads: "dependency.zone")
    let folder = try TemporaryFolder(["Sources/App.swift": app, "messages": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Executable.path)
    process.arguments = ["check", "--watch", "Sources"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: folder("messages"))
    try process.run()
    defer { process.terminate() }
    func said() throws -> String { try String(contentsOfFile: folder("messages"), encoding: .utf8) }
    func waitFor(_ text: String) throws {
      while try !said().contains(text) {
        try #require(process.isRunning)
        usleep(20_000)
      }
    }
    try waitFor("0 errors, 0 warnings")
    try folder.write(Self.app(reads: "1"), to: "Sources/App.swift")
    try waitFor("purelint: 'Sources/App.swift'")
    try waitFor("0 errors, 1 warning")
    try folder.write("struct Other {}", to: "Sources/Other.swift")
    try waitFor("checked 2 files")
    // A folder that has no file yet, and a configuration that is written in place.
    try FileManager.default.createDirectory(
      atPath: folder("Sources/Deep"),
      withIntermediateDirectories: true
    )
    try waitFor("purelint: 'Sources' changed")
    try folder.write("struct Third {}", to: "Sources/Deep/Third.swift")
    try waitFor("checked 3 files")
    try folder.write("{ half", to: "Sources/.purelint.json")
    try waitFor(".purelint.json:1:3: error")
    try folder.write(#"{"rules": {"unused-dependency": false}}"#, to: "Sources/.purelint.json")
    try waitFor("'Sources/.purelint.json' changed")
  }

  @Test func doesNotGoWithWhatIsNoFolder() throws {
    let folder = try TemporaryFolder(["App.swift": ""])
    for option in ["--staged", "--stdin-path=App.swift", "--write-baseline", "--prune-baseline"] {
      let result = try Executable.run(["--watch", option], in: folder.path)
      #expect(result.exitCode == 2 && result.messages.contains("exclude each other"))
    }
  }
}
