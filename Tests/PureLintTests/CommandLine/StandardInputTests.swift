import Foundation
import Testing

@testable import PureLint
@testable import PureLintCommandLine

/// What an editor hands over instead of a file's text.
@Suite struct StandardInputTests {
  private static let broken = SmallApp.root("Clock", "zone: \"UTC\"")

  private func check(
    _ words: [String],
    in folder: String,
    _ input: String = broken
  ) throws -> Executable.Result {
    try Executable.run(["check"] + words, in: folder, input: input)
  }

  @Test func replacesTheTextOfAFile() throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let expected = "App/Root.swift:3:32: error: no provider for 'Int' "
    for path in ["App/Root.swift", "./App/../App/Root.swift", folder("App/Root.swift")] {
      let result = try check(["--stdin-path", path], in: folder.path)
      #expect(result.output.hasPrefix(expected) && result.exitCode == 1, "\(path)")
    }
    #expect(try check([], in: folder.path).exitCode == 0)
    let named = try check(["--stdin-path=App/Root.swift", "App"], in: folder.path)
    #expect(named.output.hasPrefix(expected))
    let inner = try check(["--stdin-path=Root.swift", ".."], in: folder("App"))
    #expect(inner.output.hasPrefix("../" + expected))
  }

  @Test func reportsInOtherFilesToo() throws {
    let folder = try TemporaryFolder(SmallApp.files)
    let result = try check(["--stdin-path", "App/Root.swift"], in: folder.path, "")
    #expect(result.output.hasPrefix("App/Clock.swift:2:13: warning: module 'Clock' is never wired"))
  }

  @Test(arguments: ["New.swift", "App/New.swift", "New/Deep/New.swift", "App/New/時計.swift"])
  func aFileNeedNotBeOnTheDisk(path: String) throws {
    let folder = try TemporaryFolder(["App/Clock.swift": SmallApp.module()])
    for words in [["--stdin-path", path], ["--stdin-path", folder(path)]] {
      let result = try check(words, in: folder.path)
      #expect(result.output.hasPrefix("\(path):3:32: error: no provider for 'Int' "), "\(words)")
      #expect(result.messages.hasPrefix("checked 2 files: 1 composition root, 1 type"))
    }
    let named = try check(["--stdin-path", path, path, "App/Clock.swift"], in: folder.path)
    #expect(named.exitCode == 1 && named.messages.hasPrefix("checked 2 files: "))
    // Nothing is written.
    #expect(!FileManager.default.fileExists(atPath: folder(path)))
  }

  @Test func projectFilesAreReplacedToo() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", path: "App")])
      """
    let folder = try TemporaryFolder(SmallApp.files)
    let result = try check(["--stdin-path=Package.swift"], in: folder.path, manifest)
    #expect(result.messages.hasPrefix("checked 2 files: 1 composition root, 1 type"))
    let part = try check(
      ["--stdin-path=Package.swift", "App/Root.swift"],
      in: folder.path,
      manifest
    )
    #expect(part.messages.contains("is only part of what 'Package.swift' builds"))
    #expect(!part.messages.contains("is not among the checked files"))
  }

  @Test func configurationAndBaselineAreReplacedToo() throws {
    let folder = try TemporaryFolder([
      "App/Clock.swift": SmallApp.module("Clock", reads: "zone"), "App/Root.swift": SmallApp.root(),
      ".purelint.json": "{}",
    ])
    let off = #"{"rules": {"unused-dependency": false}}"#
    for words in [["App"], []] {
      let result = try check(words + ["--stdin-path=.purelint.json"], in: folder.path, off)
      #expect(result.output.isEmpty && result.messages.hasPrefix("checked 2 files: "))
    }
    let known = try Executable.run(["--write-baseline"], in: folder.path)
    #expect(known.exitCode == 0)
    let empty = "[{\"purelint-baseline\": 1}]"
    let result = try check(["--stdin-path", BaselineFile.defaultName], in: folder.path, empty)
    #expect(result.output.contains("App/Clock.swift:3:45: warning: "))
    #expect(result.messages.hasPrefix("checked 2 files: "))
  }

  @Test func saysThatTheFileIsNotChecked() throws {
    let folder = try TemporaryFolder(SmallApp.files.merging(["Other/A.swift": ""]) { $1 })
    for words in [
      ["--stdin-path=Other/A.swift", "App"], ["--stdin-path=Other/B.swift", "App"],
      ["--stdin-path=notes.txt"], ["--stdin-path=.hidden.swift"], ["--stdin-path=Pods/A.swift"],
      ["--stdin-path=App/Root.swift", "--exclude=Root.swift"],
    ] {
      let result = try check(words, in: folder.path)
      let path = words[0].dropFirst("--stdin-path=".count)
      #expect(
        result.messages.hasPrefix(
          "purelint: warning: '\(path)' is not among the checked files, so standard input changes "
            + "nothing; check the path, and what '--exclude' and '.gitignore' leave out\n"
        )
      )
    }
  }

  @Test func refusesWhatIsNoFile() throws {
    let folder = try TemporaryFolder(SmallApp.files)
    for path in ["App", ".", "App/..", "App/Root.swift/A.swift", "/", "App/"] {
      let result = try check(["--stdin-path", path], in: folder.path)
      #expect(
        result.messages.hasPrefix("purelint: error: cannot read '\(path)': it is no regular file;")
      )
      #expect(result.exitCode == 2 && result.output.isEmpty)
    }
  }

  @Test func goesWithOtherOptionsOrNot() throws {
    #expect(throws: UsageError.contradiction(.staged, .stdinPath)) {
      try Arguments.parse(["--staged", "--stdin-path=A.swift"], .purelint)
    }
    #expect(throws: UsageError.missingValue(.stdinPath)) {
      try Arguments.parse(["--stdin-path="], .purelint)
    }
    #expect(throws: UsageError.missingValue(.since)) {
      try Arguments.parse(["--since="], .purelint)
    }
    let repository = try GitFolder(SmallApp.files)
    try repository.commit()
    let result = try repository.check(
      "--stdin-path=App/Root.swift",
      "--since=HEAD",
      input: Self.broken
    )
    #expect(result.output.hasPrefix("App/Root.swift:3:32: error: ") && result.exitCode == 1)
  }
}
