import Foundation
import Testing

@testable import PureLintCommandLine

/// What `--since` tells where a baseline or comments hold findings back.
@Suite struct SinceAcceptedTests {
  private static let finding = "dependency 'Clock.Dependency.face' is never read"
  private static let unread = SmallApp.module("Clock", reads: "zone")
  /// The same, and a comment that suppresses what it has.
  private static let suppressed = unread.replacing(
    "  struct Dependency { let zone: String; let face: Int }",
    with: """
        struct Dependency {
          let zone: String
          let face: Int  // purelint:ignore unused-dependency: the next release shows it
        }
      """
  )

  /// A repository with one commit.
  private static func repository(_ module: String) throws -> GitFolder {
    let repository = try GitFolder([
      "App/Clock.swift": module, "App/Root.swift": SmallApp.root(),
    ])
    try repository.commit()
    return repository
  }

  private func summary(old: String, gone: Int) -> String {
    "since 'HEAD': \(old) that stood there before, not shown; \(gone) gone\n"
  }

  @Test func whatTheBaselineHoldsIsNotGone() throws {
    let repository = try Self.repository(Self.unread)
    #expect(try repository.check("--write-baseline").exitCode == 0)
    let result = try repository.check("--since", "HEAD", "--strict")
    #expect(result.output.isEmpty && result.exitCode == 0)
    #expect(result.messages.contains(", 1 in the baseline; "))
    #expect(result.messages.hasSuffix(summary(old: "0 findings", gone: 0)))
    try repository.write(SmallApp.module(), to: "App/Clock.swift")
    let mended = try repository.check("--since", "HEAD")
    #expect(mended.messages.contains(summary(old: "0 findings", gone: 1)))
  }

  @Test func whatACommentSuppressesNowIsNotGone() throws {
    let repository = try Self.repository(Self.unread)
    try repository.write(Self.suppressed, to: "App/Clock.swift")
    let result = try repository.check("--since", "HEAD", "--strict")
    #expect(result.output.isEmpty && result.exitCode == 0)
    #expect(result.messages.hasSuffix(summary(old: "0 findings", gone: 0)))
  }

  @Test func whatACommentSuppressedIsNewWithoutIt() throws {
    let repository = try Self.repository(Self.suppressed)
    #expect(try repository.check("--since", "HEAD", "--strict").exitCode == 0)
    try repository.write(Self.unread, to: "App/Clock.swift")
    let result = try repository.check("--since", "HEAD", "--strict")
    #expect(result.output.contains(Self.finding) && result.exitCode == 1)
    #expect(result.messages.hasSuffix(summary(old: "0 findings", gone: 0)))
  }

  @Test func whatLeavesTheBaselineIsOld() throws {
    let repository = try Self.repository(Self.unread)
    #expect(try repository.check("--write-baseline").exitCode == 0)
    try repository.git("add", ".")
    try repository.commit()
    try repository.remove(BaselineFile.defaultName)
    let result = try repository.check("--since", "HEAD", "--strict")
    #expect(result.output.isEmpty && result.exitCode == 0)
    #expect(result.messages.hasSuffix(summary(old: "1 finding", gone: 0)))
  }

  @Test func beforeTheFirstCommitEverythingIsNew() throws {
    let repository = try GitFolder([
      "App/Clock.swift": Self.unread, "App/Root.swift": SmallApp.root(),
    ])
    for words in [["--staged", "--since", "HEAD"], ["--since=@"]] {
      let result = try Executable.run(
        ["check", "--strict"] + words,
        in: repository.path,
        environment: GitFolder.environment
      )
      #expect(result.output.contains(Self.finding) && result.exitCode == 1)
      let revision = words.last == "HEAD" ? "HEAD" : "@"
      #expect(
        result.messages.contains("since '\(revision)': no commit yet, so everything is new\n")
      )
    }
    try repository.write(SmallApp.module(), to: "App/Clock.swift")
    try repository.git("add", ".")
    #expect(try repository.check("--staged", "--since", "HEAD").exitCode == 0)
    let other = try repository.check("--since", "main")
    #expect(other.exitCode == 2 && other.messages.contains("there is no revision 'main' here"))
  }
}
