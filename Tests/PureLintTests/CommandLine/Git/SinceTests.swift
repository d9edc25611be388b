import Foundation
import Testing

@testable import PureLint

/// What `--since` tells of real repositories.
@Suite struct SinceTests {
  /// A repository with one commit, whose module `Old` has an unread dependency.
  private static func repository() throws -> GitFolder {
    let repository = try GitFolder(
      SmallApp.files.merging([
        "App/Old.swift": SmallApp.module("Old", reads: "zone"),
        "App/OldRoot.swift": SmallApp.root("Old"),
      ]) { $1 }
    )
    try repository.commit()
    return repository
  }

  private static let old = "dependency 'Old.Dependency.face' is never read"
  private static let new = "dependency 'Clock.Dependency.face' is never read"

  private func summary(_ revision: String, old: String, gone: Int) -> String {
    "since '\(revision)': \(old) that stood there before, not shown; \(gone) gone\n"
  }

  @Test func tellsWhatAChangeBrings() throws {
    let repository = try Self.repository()
    let before = try repository.check("--strict", "--since", "HEAD")
    #expect(before.output.isEmpty && before.exitCode == 0)
    #expect(before.messages.hasSuffix(summary("HEAD", old: "1 finding", gone: 0)))
    #expect(before.messages.contains("; 0 errors, 0 warnings; "))
    try repository.write(SmallApp.module("Clock", reads: "zone"), to: "App/Clock.swift")
    let after = try repository.check("--strict", "--since=HEAD")
    #expect(after.output.contains(Self.new) && !after.output.contains(Self.old))
    #expect(after.exitCode == 1 && after.messages.contains("; 0 errors, 1 warning; "))
  }

  @Test func aFindingThatHasMovedIsOld() throws {
    let repository = try Self.repository()
    let text = "\n\n// moved\n\n" + SmallApp.module("Old", reads: "zone")
    try repository.git("mv", "App/Old.swift", "App/Moved.swift")
    try repository.write(text, to: "App/Moved.swift")
    #expect(try repository.check("--since", "HEAD").output.isEmpty)
  }

  /// The change is in one file, and what it breaks stands in another.
  @Test func whatAChangeBreaksElsewhereIsNew() throws {
    let repository = try Self.repository()
    try repository.remove("App/Root.swift")
    let result = try repository.check("--since", "HEAD")
    #expect(result.output.hasPrefix("App/Clock.swift:2:13: warning: module 'Clock' is never wired"))
    #expect(!result.output.contains(Self.old))
  }

  @Test func theOtherOfTwoAlikeIsNew() throws {
    let repository = try Self.repository()
    try repository.write(
      "enum Other {\n\(SmallApp.module("Old", reads: "zone").dropFirst(12))}\n",
      to: "App/Other.swift"
    )
    let result = try repository.check("--since", "HEAD")
    #expect(result.output.contains("Other.Old"))
    #expect(!result.output.contains("App/Old.swift:3"))
  }

  @Test func countsWhatIsGone() throws {
    let repository = try Self.repository()
    try repository.write(SmallApp.module("Old"), to: "App/Old.swift")
    let result = try repository.check("--since", "HEAD")
    #expect(result.output.isEmpty)
    #expect(result.messages.hasSuffix(summary("HEAD", old: "0 findings", gone: 1)))
  }

  @Test func comparesTheIndexToo() throws {
    let repository = try Self.repository()
    try repository.write(SmallApp.module("Clock", reads: "zone"), to: "App/Clock.swift")
    #expect(try repository.check("--since", "HEAD", "--staged").output.isEmpty)
    try repository.git("add", ".")
    try repository.write(SmallApp.module(), to: "App/Clock.swift")
    #expect(try repository.check("--since", "HEAD", "--staged").output.contains(Self.new))
    #expect(try repository.check("--since", "HEAD").output.isEmpty)
  }

  @Test func readsTheRevisionAndNotTheDisk() throws {
    let repository = try Self.repository()
    try repository.write(SmallApp.module("Clock", reads: "zone"), to: "App/Clock.swift")
    try repository.git("commit", "--quiet", "--all", "-m", "New")
    try repository.git("tag", "v1")
    for file in ["Clock", "Old", "Root"] { try repository.write("", to: "App/\(file).swift") }
    try repository.git("add", ".")
    for revision in ["HEAD~1", "v1", "main", "HEAD^{tree}", "v1...", "@"] {
      let result = try repository.check("--since", revision)
      if revision == "HEAD^{tree}" {
        #expect(result.exitCode == 2)
      } else {
        let gone = revision == "HEAD~1" ? 1 : 2
        #expect(result.messages.contains("; \(gone) gone\n"), "\(revision)")
      }
    }
  }

  /// What the other branch mended since is not what this one brings.
  @Test func threeDotsMeanWhereTheBranchLeft() throws {
    let repository = try Self.repository()
    try repository.git("switch", "--quiet", "--create", "topic")
    try repository.write("// changed\n" + SmallApp.module(), to: "App/Clock.swift")
    try repository.git("commit", "--quiet", "--all", "-m", "Topic")
    try repository.git("switch", "--quiet", "main")
    try repository.write(SmallApp.module("Old"), to: "App/Old.swift")
    try repository.git("commit", "--quiet", "--all", "-m", "Mended")
    try repository.git("switch", "--quiet", "topic")
    #expect(try repository.check("--since", "main").output.contains(Self.old))
    #expect(try repository.check("--since", "main...").output.isEmpty)
  }

  @Test func pathsStartFromTheFolderThatItRunsIn() throws {
    let repository = try Self.repository()
    try repository.write(SmallApp.module("Clock", reads: "zone"), to: "App/Clock.swift")
    let inner = repository.inside("App")
    let result = try inner.check("--since", "HEAD")
    #expect(result.output.hasPrefix("Clock.swift:3:45: warning: " + Self.new))
    #expect(!result.output.contains(Self.old))
    try FileManager.default.createDirectory(
      atPath: repository.folder("Fresh"),
      withIntermediateDirectories: true
    )
    let fresh = try repository.inside("Fresh").check("--since", "HEAD", "../App")
    #expect(fresh.output.hasPrefix("../App/Clock.swift:3:45: warning: "))
    #expect(!fresh.output.contains(Self.old))
  }

  @Test func aPathMayBeNew() throws {
    let repository = try Self.repository()
    try repository.write(SmallApp.module("New", reads: "zone"), to: "New/New.swift")
    try repository.write(SmallApp.root("New"), to: "New/Root.swift")
    let result = try repository.check("--since", "HEAD", "App", "New")
    #expect(result.output.contains("'New.Dependency.face'") && !result.output.contains(Self.old))
    #expect(result.exitCode == 0)
    #expect(try repository.check("--since", "HEAD", "None").exitCode == 2)
  }

  @Test func readsSubmodulesOfTheRevision() throws {
    let module = try GitFolder(["Old.swift": SmallApp.module("Old", reads: "zone")])
    try module.commit()
    let repository = try GitFolder(["Root.swift": SmallApp.root("Old")])
    try repository.git("submodule", "--quiet", "add", module.path, "Module")
    try repository.commit()
    try repository.write(
      SmallApp.module("Old", reads: "zone").replacing("let zone", with: "let more: Int; let zone"),
      to: "Module/Old.swift"
    )
    let result = try repository.check("--since", "HEAD")
    #expect(result.output.contains("'Old.Dependency.more'") && !result.output.contains(Self.old))
  }

  @Test func anUnknownRevisionIsTold() throws {
    let repository = try Self.repository()
    try repository.git("branch", "release")
    try repository.git("update-ref", "refs/remotes/origin/develop", "HEAD")
    func message(_ revision: String) throws -> String {
      let result = try repository.check("--since", revision)
      #expect(result.exitCode == 2 && result.output.isEmpty)
      return result.messages
    }
    let start = "purelint: error: there is no revision"
    #expect(try message("relase") == "\(start) 'relase' here; did you mean 'release'?\n")
    #expect(try message("relase...") == "\(start) 'relase' here; did you mean 'release'?\n")
    #expect(try message("develop") == "\(start) 'develop' here; did you mean 'origin/develop'?\n")
    let far =
      "; get it with 'git fetch', or name another one ('git log' lists them)\n"
    for name in ["v9.9", "-all", "main:App"] {
      #expect(try message(name).hasPrefix("\(start) '"), "\(name)")
      #expect(try message(name).hasSuffix(far), "\(name)")
    }
    try repository.git("switch", "--quiet", "--orphan", "other")
    try repository.write(SmallApp.root(), to: "Root.swift")
    try repository.git("add", ".")
    try repository.commit()
    #expect(try message("main...").contains("'main' has no ancestor in common with 'HEAD'"))
    let outside = try TemporaryFolder(SmallApp.files)
    let result = try Executable.run(["--since", "main"], in: outside.path)
    #expect(result.messages.contains("Git refuses what '--since' needs: not a git repository"))
    #expect(result.exitCode == 2)
  }
}
