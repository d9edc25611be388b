import Foundation
import Testing

@testable import PureLintFindings
@testable import PureLintPolicy
@testable import PureLintRules
@testable import PureLintSource

/// The page on old findings is true.
@Suite struct BaselinePageTests {
  private static let page = "docs/baseline.md"

  private func blocks(_ language: String) throws -> [String] {
    try Repository.text(Self.page).matches(of: #/```(\w+)\n(?s:(.*?))```/#)
      .filter { $0.1 == language }.map { String($0.2) }
  }

  /// Each block of commands, one after the other in a repository with an app that has findings.
  @Test func theCommandsDoWhatThePageSays() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: "\(Repository.path)/Fixtures/Apps/BookshopBroken",
      toPath: folder("App")
    )
    let setUp = """
      export HOME="$PWD" GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.c
      export GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b.c
      purelint() { "$0" "$@"; }

      """
    #expect(try run("git init -q . && git add . && git commit -qm 'Old app'").exitCode == 0)
    let commands = try blocks("sh")
    #expect(commands.count == 3)
    for text in commands {
      let result = try run("set -e\n" + text)
      #expect(result.exitCode == 0, "\(text): \(result.output) \(result.messages)")
    }
    let shown = try #require(try blocks("text").first)
    #expect(try run("purelint").messages == shown)

    func run(_ lines: String) throws -> Executable.Result {
      try Executable.run(shell: setUp + lines, in: folder("App"))
    }
  }

  @Test func theSampleIsReadAsAComment() throws {
    let sample = try #require(try blocks("swift").first)
    let file = SourceFile(path: "A.swift", bytes: Array(sample.utf8))
    let ids = Rule.all.map(\.id)
    let suppressions = Suppressions(in: [file], ruleIDs: ids, jobs: 1)
    #expect(suppressions.mistakes == [])
    #expect(
      suppressions.list.map(\.ruleID)
        == ["unused-dependency", "unused-dependency", "missing-provider"]
    )
  }
}
