import Foundation
import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintRules

/// Runs the program as its users do.
@Suite struct CommandLineTests {
  @Test func printsWhatIsAskedFor() throws {
    let folder = try TemporaryFolder()
    func output(_ words: String...) throws -> Executable.Result {
      try Executable.run(words, in: folder.path)
    }
    let help = Executable.Result(output: Help.known.text)
    #expect(try output("--help") == help)
    #expect(try output("help") == help)
    for word in ["--version", "version"] {
      #expect(try output(word) == Executable.Result(output: "purelint 0.1.0\n"))
    }
    #expect(try output("rules") == Executable.Result(output: Rule.table(of: Rule.all)))
  }

  @Test(arguments: Rule.all)
  func explains(rule: Rule) throws {
    let folder = try TemporaryFolder()
    let result = try Executable.run(["explain", rule.id], in: folder.path)
    #expect(result == Executable.Result(output: rule.explanation(by: .purelint)))
  }

  @Test(arguments: [
    (["--stric"], "unknown option '--stric'; did you mean '--strict'?"),
    (["--jobs=x"], "'x' is no number of threads; give '--jobs' a number from 1 to 256"),
    (["explain"], "'explain' needs a rule; 'purelint rules' lists them"),
    (["explain", "x"], "unknown rule 'x'; 'purelint rules' lists them"),
    (
      ["explain", "unused"],
      "unknown rule 'unused'; did you mean 'unused-dependency', 'unused-provider' or "
        + "'unused-suppression'?"
    ),
    (["explain", "missing"], "unknown rule 'missing'; did you mean 'missing-provider'?"),
    (["None"], "'None' does not exist; check the path, or '--exclude' a broken link"),
    (
      ["none"], "there is no command 'none', and no such path; 'purelint --help' lists the commands"
    ),
    (["lint"], "there is no command 'lint', and no such path; did you mean 'purelint check'?"),
    (["rlues"], "there is no command 'rlues', and no such path; did you mean 'purelint rules'?"),
    (
      ["a\u{1B}b\n"],
      "'a\\u{1b}b\\u{a}' does not exist; check the path, or '--exclude' a broken link"
    ),
  ])
  func refusesInOneLine(words: [String], message: String) throws {
    let folder = try TemporaryFolder()
    #expect(
      try Executable.run(words, in: folder.path)
        == Executable.Result(messages: "purelint: error: \(message)\n", exitCode: 2)
    )
  }

  @Test(arguments: [["check"], ["fix"], ["syntax"], ["--"]])
  func aWordBehindACommandIsAPath(words: [String]) throws {
    let message = "'lint' does not exist; check the path, or '--exclude' a broken link"
    let folder = try TemporaryFolder()
    let result = try Executable.run(words + ["lint"], in: folder.path)
    #expect(result == .init(messages: "purelint: error: \(message)\n", exitCode: 2))
  }

  private static let nothing = """
    purelint: warning: nothing was judged: no module, no composition root and no container is \
    recognised; name what builds the app's objects with '--root NAME'

    """

  @Test func saysThatNothingIsRecognised() throws {
    let folder = try TemporaryFolder([
      "A.swift": "struct A {}", "B/B.swift": "", "Pods/C.swift": "", "Tests/D.swift": "",
    ])
    func summary(_ files: String) -> Executable.Result {
      let rest =
        "0 composition roots; judged 0 objects, 0 dependencies; 0 errors, 0 warnings; "
        + "0 unresolved\n"
      return Executable.Result(messages: Self.nothing + "checked \(files): \(rest)")
    }
    #expect(try Executable.run([], in: folder.path) == summary("3 files"))
    #expect(try Executable.run(["check", "B"], in: folder.path) == summary("1 file"))
    #expect(try Executable.run(["--exclude", "Tests/"], in: folder.path) == summary("2 files"))
    #expect(try Executable.run(["--", "Pods"], in: folder.path) == summary("1 file"))
  }

  @Test func listsWhatIsUnresolved() throws {
    let source = """
      struct Clock: FactoryModule { init(dependency: Void, payload: Void) {} }
      func clock() -> Clock.Factory { Clock.Factory() }
      func show() { x = .init(dependency: 1) }
      """
    let folder = try TemporaryFolder(["A.swift": source])
    let plain = try Executable.run(["--strict"], in: folder.path)
    let result = try Executable.run(["check", "--unresolved", "--strict"], in: folder.path)
    let note = """
      A.swift:3:20: note: '.init(dependency:)' is unresolved; nothing here tells the type of 'x', \
      to which it is assigned

      """
    #expect(result.output == plain.output + note)
    #expect(
      result.messages
        == plain.messages + "followed 1 of 1 place where a root makes an object (100.0%)\n"
    )
    #expect(result.exitCode == plain.exitCode)
  }

  /// A comment in such a file suppresses nothing either, and nobody complains of it.
  @Test func namesFilesThatNoTargetCompiles() throws {
    let fixture = "Fixtures/Rules/unused-provider/left-out-beside-others"
    func text(_ name: String) throws -> String { try Repository.text("\(fixture)/\(name)") }
    let names = ["App.xcodeproj/project.pbxproj", "App/Parts/Main.swift"]
    var files = try Dictionary(uniqueKeysWithValues: names.map { ($0, try text($0)) })
    let comment = "  // purelint:ignore unused-provider: it is old\n"
    files["App/Parts/Old.swift"] = try text("App/Parts/Main_BASE.swift")
      .replacing("  private let clock", with: comment + "  private let clock")
    let folder = try TemporaryFolder(files)
    let result = try Executable.run(["--unresolved"], in: folder.path)
    let note = "App/Parts/Old.swift:1:1: note: no target compiles this file, so a finding in it"
    #expect(result.output.contains(note + " is not reported\n"))
    #expect(!result.output.contains("App/Parts/Old.swift:8"))
    #expect(result.messages.contains("1 unresolved (1 file; '--unresolved' lists them)"))
  }

  @Test func refusesARootThatNobodyDeclares() throws {
    let folder = try TemporaryFolder(["A.swift": "struct AppRoot {}"])
    func refusal(_ name: String, _ advice: String) throws -> Bool {
      let message = "purelint: error: no checked file declares a type or function '\(name)'; "
      return try Executable.run(["--root", name], in: folder.path)
        == Executable.Result(messages: message + advice + "\n", exitCode: 2)
    }
    #expect(try refusal("ApRoot", "did you mean 'AppRoot'?"))
    #expect(try refusal("x", "check the name behind '--root'"))
    #expect(try Executable.run(["--root=AppRoot"], in: folder.path).exitCode == 0)
  }

  @Test func tellsHowMuchWasResolved() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}"])
    let result = try Executable.run(["--unresolved"], in: folder.path)
    #expect(result.messages.hasSuffix("\nno root makes an object\n"))
  }

  @Test func saysThatARootHasNoEffect() throws {
    let source = """
      final class Zone {}
      enum Roots { static func zone() -> Zone { Zone() } }
      enum Other { static func text() -> String { "a" } }
      """
    let folder = try TemporaryFolder(["A.swift": source])
    let effective = try Executable.run(["--root", "Roots"], in: folder.path)
    let result = try Executable.run(["--root", "Roots", "--root", "Other.text"], in: folder.path)
    let warning = """
      purelint: warning: '--root Other.text' has no effect; 'Other.text' builds nothing declared \
      in the checked files

      """
    #expect(effective.messages.hasPrefix("checked 1 file: 1 composition root"))
    #expect(result.messages == warning + effective.messages)
    #expect(result.output == effective.output && result.exitCode == effective.exitCode)
  }

  @Test func printsWhatTheParserSees() throws {
    let folder = try TemporaryFolder([
      "A.swift": "struct A {\n  func b(c: Int) { d { } }\n}\n", "B.swift": "let = 1",
    ])
    func output(_ words: String...) throws -> Executable.Result {
      try Executable.run(["syntax"] + words, in: folder.path)
    }
    let outline = """
      A.swift:1:8: struct A
      A.swift:2:8: func b(c:)
      A.swift:2:20: call d{}

      """
    let summary = "parsed 2 files: 1 syntax error\n"
    let seen = Executable.Result(output: outline, messages: summary)
    for jobs in ["1", "2"] {
      #expect(try output("--outline", ".", "--jobs", jobs) == seen)
    }
    let trees = try output(".")
    #expect(
      trees.output.hasPrefix("A.swift:\nsourceFile struct @1:1\n  structDeclaration A @1:8\n")
    )
    #expect(trees.output.contains("\nB.swift:\nsourceFile let @1:1\n"))
    #expect(trees.output.hasSuffix("\nerror expectedPattern @1:5\n"))
    #expect(trees.messages == summary && trees.exitCode == 0)
  }

  @Test func parsesManifestsToo() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "let package = Package(name: \"A\")", "A.xcodeproj/project.pbxproj": "{}",
    ])
    for path in ["Package.swift", "."] {
      let result = try Executable.run(["syntax", "--outline", path], in: folder.path)
      #expect(
        result.output == "Package.swift:1:5: let package\nPackage.swift:1:15: call Package(name:)\n"
      )
      #expect(result.messages == "parsed 1 file: 0 syntax errors\n")
    }
  }

  @Test func doesNotMindAReaderThatLeaves() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let folder = try TemporaryFolder()
    let result = try Executable.run(["--help"], in: folder.path, output: pipe.fileHandleForWriting)
    #expect(result == Executable.Result())
  }

  #if os(Linux)
    @Test func saysThatTheDiskIsFull() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let folder = try TemporaryFolder()
      let result = try Executable.run(["--help"], in: folder.path, output: full)
      let message = """
        purelint: error: cannot write the findings: No space left on device; make room or write \
        elsewhere

        """
      #expect(result == Executable.Result(messages: message, exitCode: 2))
    }
  #endif
}
