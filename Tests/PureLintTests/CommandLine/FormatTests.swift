import Foundation
import Testing

@testable import PureLintOutput
@testable import PureLintReporters

/// The forms of the output and the files that they are written to.
@Suite struct FormatTests {
  private static let source = "final class Clock: FactoryModule {}\n"
  private static let line =
    "A.swift:1:13: warning: module 'Clock' is never wired; nothing outside tests builds it or "
    + "a factory of it [unwired-module]\n"

  private func run(_ words: String..., in folder: TemporaryFolder) throws -> Executable.Result {
    try Executable.run(words, in: folder.path)
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder(name), encoding: .utf8)
  }

  @Test func theFormIsWhatIsAskedFor() throws {
    let folder = try TemporaryFolder(["A.swift": Self.source])
    #expect(try run(in: folder).output.hasPrefix(Self.line + "A.swift:1:13: note:"))
    #expect(try run("--format=text", in: folder) == run(in: folder))
    #expect(try run("--format=pretty", in: folder).output.contains("^~~~~"))
  }

  @Test func aRunWithoutFindingsMayBeSilent() throws {
    let clean = """
      final class Clock { func tick() { print(1) } }
      final class Home {
        private let clock: Clock
        init(clock: Clock) { self.clock = clock }
        func show() { clock.tick() }
      }
      final class Container {
        lazy var clock = Clock()
        lazy var home = Home(clock: clock)
      }
      Container().home.show()
      """
    let folder = try TemporaryFolder(["main.swift": clean, "Bad/A.swift": Self.source])
    #expect(try !run("main.swift", in: folder).messages.isEmpty)
    #expect(try run("--quiet", "main.swift", in: folder) == Executable.Result())
    #expect(try run("--quiet", "Bad", in: folder) == run("Bad", in: folder))
    try folder.write("print(1)\n", to: "main.swift")
    #expect(try run("--quiet", "main.swift", in: folder).messages.contains("nothing was judged"))
  }

  @Test func sarifSpeaksOfNoProgramThatIsNotThere() throws {
    let folder = try TemporaryFolder(["A.swift": Self.source])
    let text = try run("--format=sarif", in: folder).output
    #expect(text.contains(#""Reports a dependency that nothing provides.""#))
    #expect(!text.contains("The program above"))
  }

  @Test func filesAreWrittenBesides() throws {
    let folder = try TemporaryFolder(["A.swift": Self.source])
    let plain = try run(in: folder)
    let words = ["--format=text=out.txt", "--format", "pretty=other out.txt"]
    #expect(try Executable.run(words, in: folder.path) == plain)
    #expect(try text("out.txt", in: folder) == plain.output)
    #expect(try text("other out.txt", in: folder).contains("^~~~~"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["A.swift", "other out.txt", "out.txt"])
  }

  @Test func aFileIsReplacedWholeAndKeepsItsKind() throws {
    let folder = try TemporaryFolder(["A.swift": Self.source, "old.txt": "old"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640],
      ofItemAtPath: folder("old.txt")
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.txt"),
      withDestinationPath: "old.txt"
    )
    let refused = try run("--format=text=link.txt", in: folder)
    #expect(refused.exitCode == 2)
    #expect(try text("old.txt", in: folder) == "old", "nothing is written through a link")
    let output = try run("--format=text=old.txt", in: folder).output
    #expect(try text("old.txt", in: folder) == output)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("old.txt"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let folder = try TemporaryFolder(["A.swift": Self.source])
    let result = try run("--format=text=none/out.txt", in: folder)
    #expect(result.exitCode == 2 && result.output.hasPrefix(Self.line))
    let message =
      "purelint: error: cannot write 'none/out.txt': No such file or directory; name a file that "
      + "can be written\n"
    #expect(result.messages.hasSuffix(message))
  }

  @Test func githubGetsCommandsAndASummary() throws {
    let folder = try TemporaryFolder(["A.swift": Self.source, "summary.md": "before\n"])
    func run(_ words: String...) throws -> String {
      let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder("summary.md")]
      return try Executable.run(words, in: folder.path, environment: environment).output
    }
    #expect(try run("--format=text").hasPrefix(Self.line))
    #expect(try text("summary.md", in: folder) == "before\n")
    #expect(try run().hasPrefix("::warning file=A.swift,line=1,"))
    #expect(try text("summary.md", in: folder).hasPrefix("before\n### PureLint\n"))
  }

  @Test func theCommandsOfThePageRun() throws {
    let folder = try TemporaryFolder(["A.swift": Self.source])
    let page = try Repository.text("docs/formats.md")
    let commands = page.matches(of: #/(?m)^purelint .*$/#).map { String($0.0) }
    #expect(commands.count == 2)
    for command in commands {
      let line = command.replacing("purelint", with: "\"$0\"", maxReplacements: 1)
      let run = try Executable.run(shell: line, in: folder.path)
      #expect(run.exitCode == 0 && run.output.contains("unwired-module"), "\(command)")
    }
    #expect(try text("findings.sarif", in: folder).contains("unwired-module"))
    for reporter in Reporters.known.all { #expect(page.contains("\n| `\(reporter.name)` |")) }
  }

  @Test func pathsAreRelativeToAFolder() throws {
    let folder = try TemporaryFolder(["B/A.swift": Self.source])
    let line = try run("--path-base", "B", in: folder).output.prefix(8)
    #expect(line == "A.swift:")
    #expect(try run("--path-base=", in: folder).exitCode == 2)
    for (path, defect) in [("A", "does not exist"), ("B/A.swift", "is no folder")] {
      let message = "purelint: error: '\(path)' behind '--path-base' \(defect); name a folder\n"
      #expect(try run("--path-base", path, in: folder) == .init(messages: message, exitCode: 2))
    }
    try folder.write("", to: "B/.git/HEAD")
    let run = try Executable.run(["--format=gitlab", "A.swift"], in: folder("B"))
    #expect(run.output.contains("\"path\": \"A.swift\""))
    #expect(try self.run("--format=gitlab", in: folder).output.contains("\"path\": \"B/A.swift\""))
  }

  #if os(Linux)
    @Test func aDeviceIsWrittenTo() throws {
      let folder = try TemporaryFolder(["A.swift": Self.source])
      #expect(try run("--format=text=/dev/null", in: folder).exitCode == 0)
      let full = try run("--format=text=/dev/full", in: folder)
      #expect(full.exitCode == 2 && full.messages.contains("cannot write '/dev/full'"))
    }
  #endif
}
