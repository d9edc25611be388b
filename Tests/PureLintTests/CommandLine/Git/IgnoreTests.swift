import Foundation
import Testing

@testable import PureLintSource

/// What `.gitignore` files leave out, compared with what Git says.
@Suite struct IgnoreTests {
  // MARK: Patterns

  @Test(arguments: [
    ("A.swift", "A.swift", true), ("A.swift", "b/A.swift", true), ("/A.swift", "b/A.swift", false),
    ("*.swift", "a/b/C.swift", true), ("b/*.swift", "a/b/C.swift", false),
    ("**/b/*.swift", "a/b/C.swift", true), ("a/**/C.swift", "a/C.swift", true),
    ("a/**", "a", false), ("a/**", "a/b/C.swift", true), ("**", "a", true), ("a?c", "a/c", false),
    ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[[:digit:]]", "7", true),
    ("[]a]", "]", true), ("a[", "a[", false), ("\\*.swift", "*.swift", true),
    ("\\*.swift", "a.swift", false), ("a ", "a", true), ("a\\ ", "a ", true), ("b/", "b", false),
    ("a**b", "axxb", true), ("a/b\\", "a/b\\", false), ("\\!a", "!a", true), ("\\#a", "#a", true),
  ])
  func matches(pattern: String, path: String, isMatch: Bool) throws {
    let parsed = try #require(IgnorePattern(Array(pattern.utf8)[...]))
    let parts = path.split(separator: "/").map { Array($0.utf8) }
    #expect(parsed.matches(parts[...], isFolder: false) == isMatch)
  }

  @Test(arguments: ["", "   ", "# a", "#", "/", "!", "!/"])
  func linesWithoutAPattern(line: String) {
    #expect(IgnorePattern(Array(line.utf8)[...]) == nil)
  }

  /// Lines and paths made of what patterns consist of.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let pieces = [
    "a", "b", "c", "*", "**", "?", "/", "/", "[ab]", "[!a]", "[a-c]", "\\a", "\\*", " ",
    "[[:alpha:]]",
    "*.swift", ".swift", "[]b]", "!", "**/", "/**", "a/**/b", "é", "[",
  ]

  @Test(arguments: 0..<12)
  func matchesAsGitDoes(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 3)
    let names = ["a", "b", "c", "ab", "é", "A.swift", "a b", "]"]
    var paths: [String] = []
    for outer in names {
      paths += names.map { "\(outer)/\($0)/x.swift" } + names.map { "\(outer)/\($0).swift" }
    }
    let repository = try GitFolder(Dictionary(uniqueKeysWithValues: Set(paths).map { ($0, "") }))
    try repository.git("rm", "--quiet", "-r", "--cached", ".")
    for _ in 0..<8 {
      func lines() -> String {
        (0..<Int.random(in: 1...5, using: &dice)).map { _ in
          (0..<Int.random(in: 1...4, using: &dice))
            .map { _ in Self.pieces.randomElement(using: &dice)! }.joined()
        }
        // Where letters stand in front of it, Git forgets them and takes '**/' for many folders.
        .filter { !$0.contains(#/[^\/]\*\*+\//#) }.joined(separator: "\n")
      }
      let files = [".gitignore": lines(), "a/.gitignore": lines(), ".git/info/exclude": lines()]
      for (name, text) in files { try repository.write(text, to: name) }
      let expected = try repository.git(
        "-c",
        "core.quotePath=false",
        "ls-files",
        "-z",
        "--others",
        "--exclude-standard"
      )
      let found = SourceFinder(ignoring: Ignoring { _ in [] }).find([repository.path])
      let inside = found.files.map { $0.path.dropFirst(repository.path.count + 1) }
      let untracked = expected.split(separator: "\0").filter { $0.hasSuffix(".swift") }
      #expect(Set(inside) == Set(untracked), "\(files)")
    }
  }

  // MARK: Runs

  private static let broken = SmallApp.root("Clock", "zone: \"UTC\"")

  private func checked(_ repository: GitFolder, _ words: String...) throws -> Int {
    let result = try Executable.run(
      ["syntax"] + (words.isEmpty ? ["."] : words),
      in: repository.path,
      environment: GitFolder.environment
    )
    let count = try #require(result.messages.firstMatch(of: #/parsed (\d+) file/#))
    return Int(count.1)!
  }

  @Test func leavesOutWhatGitIgnores() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.write(Self.broken, to: "App/Generated/Root.swift")
    try repository.write("Generated/\n", to: ".gitignore")
    #expect(try repository.check().exitCode == 0)
    #expect(try repository.check("--no-gitignore").exitCode == 1)
    #expect(try checked(repository) == 2 && checked(repository, ".", "--no-gitignore") == 3)
    // Who names it wants it.
    #expect(try checked(repository, "App/Generated") == 1)
    #expect(try checked(repository, "App/Generated/Root.swift") == 1)
    #expect(try checked(repository, "App") == 2 && checked(repository.inside("App")) == 2)
  }

  @Test func innerFilesOverrideOuterOnes() throws {
    let repository = try GitFolder([
      "A.swift": "", "a/A.swift": "", "a/B.swift": "", "a/b/A.swift": "", "a/b/B.swift": "",
    ])
    try repository.git("rm", "--quiet", "-r", "--cached", ".")
    try repository.write("A.swift\n", to: ".gitignore")
    try repository.write("!A.swift\r\n/B.swift\r\n", to: "a/.gitignore")
    #expect(try checked(repository) == 3)
    #expect(try checked(repository.inside("a/b")) == 2)
    try repository.write("B.swift\n", to: ".git/info/exclude")
    #expect(try checked(repository) == 2)
  }

  @Test func whatIsTrackedIsNotIgnored() throws {
    let repository = try GitFolder(["Generated/A.swift": "", "Generated/Deep/B.swift": ""])
    try repository.write("Generated\nC.swift\n", to: ".gitignore")
    try repository.write("", to: "Generated/New.swift")
    try repository.write("", to: "C.swift")
    #expect(try checked(repository) == 2)
    try repository.git("rm", "--quiet", "--cached", "Generated/A.swift")
    #expect(try checked(repository) == 1)
    try repository.git("add", "--force", "C.swift")
    #expect(try checked(repository) == 2)
  }

  @Test func needsNoGit() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.write("Root.swift\n", to: ".gitignore")
    let result = try Executable.run(
      ["syntax", "."],
      in: repository.path,
      environment: ["PATH": "/nonexistent"]
    )
    #expect(result.messages == "parsed 1 file: 0 syntax errors\n")
    let outside = try TemporaryFolder(["A.swift": "", ".gitignore": "*.swift\n"])
    #expect(try Executable.run(["syntax", "."], in: outside.path).exitCode == 0)
  }

  @Test func repositoriesInsideHaveTheirOwnRules() throws {
    let module = try GitFolder(["A.swift": "", "B.swift": "", ".gitignore": "C.swift\n"])
    try module.commit()
    let repository = try GitFolder(["App.swift": ""])
    try repository.git("submodule", "--quiet", "add", module.path, "Module")
    try repository.write("", to: "Module/C.swift")
    try repository.write("A.swift\n", to: ".gitignore")
    #expect(try checked(repository) == 3)
    #expect(try checked(repository, "Module") == 2)
  }

  @Test func linksAreWalkedAsTheyAre() throws {
    let repository = try GitFolder(["a/A.swift": "", "b/B.swift": ""])
    try repository.folder.link("b/Linked", to: "../a")
    try repository.write("Linked\n", to: ".gitignore")
    #expect(try checked(repository, "b") == 1)
    #expect(try checked(repository, "b", "--no-gitignore") == 2)
  }
}
