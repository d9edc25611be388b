import Foundation
import Testing

@testable import PureLint
@testable import PureLintCommandLine

/// The page on hooks: each of its commands does in a repository what the page says.
@Suite struct HookPageTests {
  /// The blocks of a language on the page.
  private static func blocks(_ language: String) throws -> [String] {
    try Repository.text("docs/hook.md").split(separator: "```\(language)\n").dropFirst()
      .map { String($0.prefix(upTo: $0.range(of: "\n```")!.lowerBound)) }
  }

  private static let broken = SmallApp.root("Clock", "zone: \"UTC\"")

  /// The variables with which `purelint` is found.
  private static let environment = GitFolder.environment.merging([
    "PATH": URL(fileURLWithPath: Executable.path).deletingLastPathComponent().path
      + ":" + GitFolder.environment["PATH"]!
  ]) { $1 }

  /// Runs lines of a shell in a repository.
  private func run(_ lines: String, in repository: GitFolder) throws -> Executable.Result {
    try Executable.run(
      program: "/bin/sh",
      ["-e", "-c", lines],
      in: repository.path,
      environment: Self.environment
    )
  }

  private func install(_ script: String, _ name: String, in repository: GitFolder) throws {
    try repository.write(script + "\n", to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: repository.folder(name)
    )
  }

  private func commit(_ repository: GitFolder, _ words: String = "") throws -> Executable.Result {
    try run("git commit --quiet --message Change \(words)", in: repository)
  }

  /// The hook stops a defect and lets everything else pass.
  private func expectThatItStopsDefects(_ repository: GitFolder) throws {
    #expect(try commit(repository).exitCode == 0)
    try repository.write(Self.broken, to: "App/Root.swift")
    try repository.git("add", ".")
    try repository.write(SmallApp.root(), to: "App/Root.swift")
    let stopped = try commit(repository)
    #expect(stopped.exitCode == 1)
    // Git has hooks print everything to standard error.
    #expect((stopped.output + stopped.messages).contains("App/Root.swift:3:32: error: "))
    #expect(try commit(repository, "--no-verify").exitCode == 0)
    try repository.git("add", ".")
    #expect(try commit(repository).exitCode == 0)
    try repository.write(SmallApp.module("Clock", reads: "zone"), to: "App/Clock.swift")
    try repository.git("add", ".")
    let warned = try commit(repository)
    #expect(warned.exitCode == 0)
    #expect((warned.output + warned.messages).contains("App/Clock.swift:3:45: warning: "))
    try repository.git("rm", "--quiet", "-r", ".")
    #expect(try commit(repository).exitCode == 0)
  }

  @Test func theHookStopsDefects() throws {
    let script = try #require(try Self.blocks("sh").first { $0.hasPrefix("#!/bin/sh\n") })
    let repository = try GitFolder(SmallApp.files)
    try install(script, ".git/hooks/pre-commit", in: repository)
    try expectThatItStopsDefects(repository)
  }

  @Test func aSharedHookStopsDefects() throws {
    let script = try #require(try Self.blocks("sh").first { $0.hasPrefix("#!/bin/sh\n") })
    let line = try #require(try Self.blocks("sh").first { $0.contains("core.hooksPath") })
    let repository = try GitFolder(SmallApp.files)
    try install(script, ".githooks/pre-commit", in: repository)
    try repository.git("add", ".")
    #expect(try run(line, in: repository).exitCode == 0)
    try expectThatItStopsDefects(repository)
  }

  @Test func comparesWithRevisions() throws {
    let lines = try #require(try Self.blocks("sh").first { $0.contains("--since") })
    let repository = try GitFolder(SmallApp.files)
    try repository.write(Self.broken, to: "App/Root.swift")
    try repository.git("add", ".")
    try repository.commit()
    try repository.git("switch", "--quiet", "--create", "topic")
    let old = try run(lines, in: repository)
    #expect(old.exitCode == 0 && old.output.isEmpty)
    #expect(old.messages.contains("since 'HEAD': 1 finding that"))
    #expect(old.messages.contains("since 'main...': 1 finding that"))
    try repository.remove("App/Clock.swift")
    try repository.write(SmallApp.module("Clock", reads: "face"), to: "App/Clock.swift")
    try repository.git("add", ".")
    let new = try run(lines, in: repository)
    let finding = "App/Clock.swift:3:27: warning: dependency 'Clock.Dependency.zone' is never read"
    #expect(new.output.components(separatedBy: finding).count == 3)
  }

  /// What the page names for pre-commit is what the file for it offers. `.ci/pre-commit` runs two of
  /// them, and `.ci/wheels` the one that takes the wheel.
  @Test func theHooksForPreCommitAreThere() throws {
    let offered = try Repository.text(".pre-commit-hooks.yaml")
      .matches(of: #/(?m)^- id: (.+)$/#).map { String($0.1) }
    let shown = try Self.blocks("yaml").flatMap {
      $0.matches(of: #/(?m)^ *- id: (.+)$/#).map { String($0.1) }
    }
    let listed = try Repository.text("docs/hook.md")
      .matches(of: #/(?m)^\| `(purelint.*?)` \|/#).map { String($0.1) }
    #expect(listed == offered && listed.first == "purelint")
    #expect(Set(shown).isSubset(of: offered))
    let entries = try Repository.text(".pre-commit-hooks.yaml")
      .matches(of: #/(?m)^  entry: purelint (.+)$/#).map { String($0.1) }
    for entry in entries {
      let words = entry.split(separator: " ").map { String($0) }
      #expect(throws: Never.self) { try Arguments.parse(words, .purelint) }
    }
  }
}
