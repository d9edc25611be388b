import Foundation
import Testing

@testable import PureLint

/// Paths that cannot be read, or that hold nothing: all of them are told, and the rest is checked.
@Suite struct UnreadableInputTests {
  private static let app = """
    import Pure
    final class Clock: FactoryModule {
      struct Dependency { let zone: String }
      init(dependency: Dependency, payload: Void) { print(dependency.zone) }
    }
    struct CompositionRoot {
      static func resolve() -> Clock.Factory { Clock.Factory(dependency: .init()) }
    }
    """

  /// The messages without the summary in the last line.
  private func mistakes(_ result: Executable.Result) -> [Substring] {
    result.messages.split(separator: "\n").filter { $0.hasPrefix("purelint: ") }
  }

  @Test func hidesNoFindings() throws {
    let folder = try TemporaryFolder(["App.swift": Self.app])
    try folder.link("Z.swift", to: "nowhere")
    try folder.link("B.swift", to: "B.swift")
    let result = try Executable.run(["gone/none", "."], in: folder.path)
    #expect(result.output.contains("no provider for 'String'"))
    #expect(result.exitCode == 2)
    let links = "cannot read 'B.swift': Too many levels of symbolic links; make it readable, or "
    let missing = "does not exist; check the path, or '--exclude' a broken link"
    let expected = [
      links + "leave it out with '--exclude'", "'Z.swift' \(missing)", "'gone/none' \(missing)",
    ]
    #expect(mistakes(result) == expected.map { "purelint: error: \($0)" })
    #expect(result.messages.contains("\nchecked 1 file: 1 composition root, 1 type"))
    let rest = try Executable.run(["--exclude=?.swift"], in: folder.path)
    #expect(mistakes(rest) == [] && rest.exitCode == 1 && rest.output == result.output)
  }

  /// Nobody knows what is in it, so it may use whatever would go.
  @Test func anEncryptedFileIsNotRead() throws {
    let key = "\0GITCRYPT\0\u{1}\u{2}"
    let folder = try TemporaryFolder(["App.swift": Self.app, "Keys.swift": key, "More.swift": key])
    let result = try Executable.run([], in: folder.path)
    #expect(result.exitCode == 1 && !result.output.contains("syntax-error"))
    let line =
      "purelint: warning: 'Keys.swift' and 1 other file are encrypted by git-crypt and are not read; "
      + "'git-crypt unlock' makes them readable"
    #expect(mistakes(result) == [line[...]])
    let fix = try Executable.run(["fix"], in: folder.path)
    #expect(fix.exitCode == 2 && fix.messages.contains("nothing is fixed: some code of the app"))
  }

  /// Only the targets are not known then.
  @Test func aProjectFileMayBeALinkToNowhere() throws {
    let folder = try TemporaryFolder(["App.swift": Self.app, "B/B.swift": ""])
    for name in ["BUILD", "B/BUILD.bazel"] { try folder.link(name, to: "nowhere") }
    let result = try Executable.run([], in: folder.path)
    #expect(result.exitCode == 1 && result.output.contains("no provider for 'String'"))
    let line =
      "purelint: warning: 'B/BUILD.bazel' and 1 more such files are not read, so the targets in them are "
      + "not known; it is a link that leads nowhere"
    #expect(mistakes(result) == [line[...]])
    #expect(try Executable.run(["BUILD"], in: folder.path).exitCode == 2)
  }

  @Test func aProjectIsNoFolderOfSources() throws {
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": "{ }", "A.swift": ""])
    for path in ["App.xcodeproj", "App.xcodeproj/"] {
      let result = try Executable.run([path], in: folder.path)
      #expect(
        result.messages.contains(
          "no Swift file in '\(path)'; nothing is checked there, name the folder that it is in\n"
        )
      )
    }
  }

  @Test func saysThatAPathHoldsNoSwiftFile() throws {
    let folder = try TemporaryFolder(["App/App.swift": Self.app, "docs/a.md": ""])
    let line = "no Swift file in 'docs'; nothing is checked there, check the path\n"
    let result = try Executable.run(["docs", "App"], in: folder.path)
    #expect(result.messages.hasPrefix("purelint: error: " + line))
    #expect(result.exitCode == 2 && result.output.contains("no provider for 'String'"))
    let alone = Executable.Result(messages: "purelint: error: " + line, exitCode: 2)
    #expect(try Executable.run(["docs"], in: folder.path) == alone)
    #expect(try Executable.run(["syntax", "docs"], in: folder.path) == alone)
  }

  @Test func refusesAFileThatIsNoSwift() throws {
    let folder = try TemporaryFolder(["App/App.swift": Self.app, "notes.txt": "let a = 1"])
    let line = "purelint: error: 'notes.txt' is no Swift file; name files that end in '.swift', or "
    let result = try Executable.run(["notes.txt", "App"], in: folder.path)
    #expect(result.exitCode == 2 && result.output.contains("no provider for 'String'"))
    #expect(mistakes(result).map { $0.hasPrefix(line) } == [true])
    let alone = try Executable.run(["notes.txt"], in: folder.path)
    #expect(alone == .init(messages: line + "a folder\n", exitCode: 2))
  }

  @Test func saysWhatIsExcluded() throws {
    let folder = try TemporaryFolder(["App/App.swift": Self.app])
    let all = try Executable.run(["App", "--exclude=*.swift"], in: folder.path)
    #expect(all.exitCode == 0 && all.output.isEmpty)
    #expect(
      mistakes(all) == [
        "purelint: warning: everything in 'App' is excluded, so nothing is checked "
          + "there; leave out an '--exclude', or an 'exclude' of the configuration",
        "purelint: warning: nothing was judged: there is no Swift file to check",
      ]
    )
    #expect(
      try Executable.run(["App", "--exclude=*.swift", "--strict"], in: folder.path).exitCode == 1
    )
    let idle = try Executable.run(["App", "--exclude=Tests/"], in: folder.path)
    #expect(
      mistakes(idle) == [
        "purelint: warning: '--exclude Tests/' has no effect; nothing that would be checked "
          + "matches it"
      ]
    )
    #expect(idle.exitCode == 1)
    // No folder is walked, so there is nothing that a pattern could hold for.
    let named = try Executable.run(["App/App.swift", "--exclude=Tests/"], in: folder.path)
    #expect(mistakes(named) == [])
  }

  /// What runs in a shell that limits what a process may have.
  private func run(_ limit: String, _ file: String, in folder: TemporaryFolder) throws
    -> Executable.Result
  {
    try Executable.run(shell: "ulimit \(limit); exec \"$0\" \(file)", in: folder.path)
  }

  @Test func bringsItsOwnStack() throws {
    let type = String(repeating: "Box<", count: 200) + "Int" + String(repeating: ">", count: 200)
    let text = Self.app.replacingOccurrences(of: "zone: String", with: "zone: \(type)")
      .replacingOccurrences(of: ".init()", with: ".init(zone: \(type)())")
    let folder = try TemporaryFolder(["App.swift": "struct Box<T> {}\n" + text])
    let result = try run("-s 256", "App.swift", in: folder)
    #expect(result == (try Executable.run(["App.swift"], in: folder.path)))
  }

  #if os(Linux)
    /// What is left besides the program is too little for a large block, for any block, and for a larger
    /// block.
    @Test(arguments: [0, 12_000, 32_000])
    func endsPlainlyWithoutMemory(kilobytes: Int) throws {
      let folder = try TemporaryFolder()
      let declarations = (0..<200_000).map { "struct S\($0) { func f() { g(\($0)) } }\n" }
      try folder.write(declarations.joined(), to: "App.swift")
      let program = try #require(
        try stride(from: 32_000, to: 200_000, by: 2_000).first {
          try run("-v \($0)", "version", in: folder).exitCode == 0
        }
      )
      let result = try run("-v \(program + kilobytes)", "App.swift", in: folder)
      let line = "purelint: error: the run was aborted, most likely because memory ran out; "
      #expect(result.exitCode == 2 && result.output.isEmpty)
      #expect(result.messages.contains(line))
    }
  #endif
}
