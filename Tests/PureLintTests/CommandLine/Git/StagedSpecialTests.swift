import Foundation
import Testing

@testable import PureLint
@testable import PureLintCommandLine

/// What `--staged` sees where a repository is more than files: links, submodules, conflicts, large
/// files, several work trees, and what commits hand to hooks.
@Suite struct StagedSpecialTests {
  private static let broken = SmallApp.root("Clock", "zone: \"UTC\"")

  private static func broken(_ files: [String: String] = [:]) throws -> GitFolder {
    try GitFolder(SmallApp.files.merging(["App/Root.swift": broken]) { $1 }.merging(files) { $1 })
  }

  // MARK: Links

  @Test func followsLinks() throws {
    let repository = try Self.broken(["Deep/Down/Keep.swift": ""])
    try repository.folder.link("Deep/Down/Linked", to: "../../App")
    try repository.folder.link("Deep/Twin.swift", to: "../App/Root.swift")
    try repository.folder.link("Deep/Up", to: "..")
    try repository.git("add", ".")
    let plain = try repository.check()
    #expect(plain.exitCode == 1)
    #expect(try repository.check("--staged").output == plain.output)
    let inner = try repository.check("Deep")
    #expect(try repository.check("--staged", "Deep").output == inner.output)
    #expect(inner.output.contains("Deep/Down/Linked/Root.swift:3:32: error"))
    #expect(try repository.check("--staged", "Deep/Down/Linked").exitCode == 1)
  }

  @Test func aLinkToWhatIsNotStagedLeadsNowhere() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.folder.link("Twin.swift", to: "New.swift")
    try repository.folder.link("Loop.swift", to: "Loop.swift")
    try repository.folder.link("Docs", to: "/nowhere")
    try repository.git("add", ".")
    try repository.write("", to: "New.swift")
    let result = try repository.check("--staged")
    #expect(result.exitCode == 2)
    #expect(
      result.messages.contains("'Twin.swift' is not in Git's index, or leads to what is not;")
    )
    #expect(result.messages.contains("'Loop.swift' does not exist"))
  }

  @Test func linksThatLeadThroughEachOtherHaveAnEnd() throws {
    let repository = try GitFolder(SmallApp.files)
    for level in 0..<30 {
      try repository.folder.link("L\(level)", to: "L\(level + 1)/../L\(level + 1)")
    }
    try repository.folder.link("L30", to: "App")
    try repository.git("add", ".")
    #expect(try repository.check("--staged").messages.contains("checked 2 files"))
  }

  // MARK: Submodules

  @Test func readsTheCommitOfASubmoduleThatIsStaged() throws {
    let module = try GitFolder(["Clock.swift": SmallApp.module("Clock", reads: "zone")])
    try module.commit()
    let repository = try GitFolder(["Root.swift": SmallApp.root()])
    try repository.git("submodule", "--quiet", "add", module.path, "Deep/Module")
    let finding = "Deep/Module/Clock.swift:3:45: warning: dependency 'Clock.Dependency.face' "
    #expect(try repository.check("--staged").output.hasPrefix(finding))
    let inner = repository.inside("Deep/Module")
    try repository.write(SmallApp.module(), to: "Deep/Module/Clock.swift")
    #expect(try repository.check("--staged").output.hasPrefix(finding))
    try inner.git("add", ".")
    try inner.commit()
    #expect(try repository.check().output.isEmpty)
    #expect(try repository.check("--staged").output.hasPrefix(finding))
    try repository.git("add", ".")
    #expect(try repository.check("--staged").output.isEmpty)
    let start = "checked 2 files: 1 composition root, 1 type"
    #expect(try repository.check("--staged").messages.hasPrefix(start))
  }

  @Test func aSubmoduleThatIsNotCheckedOutIsPassedOver() throws {
    let module = try GitFolder(["Clock.swift": SmallApp.module()])
    try module.commit()
    let repository = try GitFolder(["Root.swift": SmallApp.root()])
    try repository.git("submodule", "--quiet", "add", module.path, "Module")
    try repository.git("submodule", "--quiet", "deinit", "--force", "Module")
    #expect(try repository.check("--staged").messages.contains("checked 1 file"))
    // A commit that nobody has: what the submodule's own index has instead.
    try repository.git("submodule", "--quiet", "update", "--init")
    let unknown = String(repeating: "1", count: 40)
    try repository.git("update-index", "--cacheinfo", "160000,\(unknown),Module")
    #expect(try repository.check("--staged").messages.contains("checked 2 files"))
  }

  // MARK: Conflicts and large files

  @Test func aConflictIsTold() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.commit()
    try repository.git("switch", "--quiet", "--create", "other")
    try repository.write(SmallApp.root("Clock", "zone: \"\", face: 2"), to: "App/Root.swift")
    try repository.git("commit", "--quiet", "-a", "-m", "Other")
    try repository.git("switch", "--quiet", "main")
    try repository.write(SmallApp.root("Clock", "zone: \"\", face: 3"), to: "App/Root.swift")
    try repository.git("commit", "--quiet", "-a", "-m", "One")
    #expect(try repository.attempt("merge", "--quiet", "other").exitCode == 1)
    let result = try repository.check("--staged")
    #expect(
      result.messages.hasPrefix(
        "purelint: error: cannot read 'App/Root.swift': it has a merge conflict; resolve it and "
          + "'git add' the file\n"
      )
    )
    #expect(result.exitCode == 2)
    try repository.write(SmallApp.root(), to: "App/Root.swift")
    try repository.git("add", ".")
    #expect(try repository.check("--staged").exitCode == 0)
  }

  @Test func readsWhatLargeFileStorageKeeps() throws {
    let name = String(repeating: "ab", count: 32)
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:\(name)
      size \(Self.broken.utf8.count)

      """
    let repository = try GitFolder(SmallApp.files.merging(["App/Root.swift": pointer]) { $1 })
    try repository.write(SmallApp.root(), to: "App/Root.swift")
    let lost = try repository.check("--staged")
    #expect(lost.exitCode == 2)
    #expect(lost.messages.contains("cannot read 'App/Root.swift': the repository here lacks its"))
    try repository.write(Self.broken, to: ".git/lfs/objects/ab/ab/\(name)")
    #expect(try repository.check("--staged").output.hasPrefix("App/Root.swift:3:32: error: "))
    #expect(try repository.inside("App").check("--staged").output.hasPrefix("Root.swift:3:32"))
  }

  @Test func aLostContentIsTold() throws {
    let repository = try Self.broken()
    let blob = try repository.git("hash-object", "App/Root.swift")
      .trimmingCharacters(in: .newlines)
    try repository.remove("App/Root.swift")
    try repository.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    let result = try repository.check("--staged")
    #expect(result.exitCode == 2 && result.messages.contains("lacks its content; get it with"))
  }

  // MARK: Commits

  /// A hook that stops a commit with a finding, and one that runs from a folder of its own.
  private func addHook(to repository: GitFolder, _ line: String) throws {
    try repository.write("#!/bin/sh\n\(line)\n", to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: repository.folder(".git/hooks/pre-commit")
    )
  }

  private static let hook = "exec '\(Executable.path)' check --staged"

  /// Whether Git commits, and what the hook prints otherwise.
  private func commits(_ repository: GitFolder, _ words: String...) throws -> (Bool, String) {
    let result = try Executable.run(
      program: "/usr/bin/env",
      ["git", "commit", "--quiet", "-m", "Change"] + words,
      in: repository.path,
      environment: GitFolder.environment
    )
    return (result.exitCode == 0, result.output + result.messages)
  }

  @Test func hooksSeeWhatIsCommitted() throws {
    let repository = try GitFolder(SmallApp.files)
    try addHook(to: repository, Self.hook)
    #expect(try commits(repository).0)
    try repository.write(Self.broken, to: "App/Root.swift")
    try repository.write("// staged\n" + SmallApp.module(), to: "App/Clock.swift")
    try repository.git("add", "App/Clock.swift")
    // Git makes an index of its own for these.
    let all = try commits(repository, "-a")
    #expect(!all.0 && all.1.contains("App/Root.swift:3:32: error: no provider for 'Int'"))
    #expect(try !commits(repository, "App/Root.swift").0)
    #expect(try !commits(repository.inside("App"), "-a").0)
    #expect(try commits(repository, "App/Clock.swift").0)
    try repository.write("// staged too\n" + SmallApp.module(), to: "App/Clock.swift")
    try repository.git("add", "App/Clock.swift")
    #expect(try commits(repository).0)
    #expect(try !commits(repository, "-a", "--amend").0)
  }

  @Test func hooksOfOtherWorkTreesSeeTheirOwnIndex() throws {
    let repository = try GitFolder(SmallApp.files)
    try addHook(to: repository, Self.hook)
    try repository.commit()
    try repository.git("worktree", "add", "--quiet", "trees/other")
    let other = repository.inside("trees/other")
    try repository.write(Self.broken, to: "trees/other/App/Root.swift")
    let stopped = try commits(other, "-a")
    #expect(!stopped.0 && stopped.1.contains("App/Root.swift:3:32: error: "))
    try repository.write("// changed\n" + SmallApp.module(), to: "App/Clock.swift")
    #expect(try commits(repository, "-a").0)
    // What the environment says holds: the index of the other tree, seen from this one.
    let named = ["GIT_DIR": repository.folder(".git"), "GIT_WORK_TREE": repository.path]
    let elsewhere = try TemporaryFolder()
    let result = try Executable.run(
      ["check", "--staged", repository.path],
      in: elsewhere.path,
      environment: GitFolder.environment.merging(named) { $1 }
    )
    #expect(result.exitCode == 2 || result.messages.contains("checked 2 files"))
  }

  // MARK: Failures

  @Test func needsARepository() throws {
    let folder = try TemporaryFolder(SmallApp.files)
    func message(_ environment: [String: String]) throws -> String {
      let result = try Executable.run(
        ["check", "--staged"],
        in: folder.path,
        environment: environment
      )
      #expect(result.exitCode == 2 && result.output.isEmpty)
      return result.messages
    }
    let outside = try message(GitFolder.environment)
    #expect(
      outside
        == "purelint: error: Git refuses what '--staged' needs: not a git repository (or any of "
        + "the parent directories): .git; run it in the work tree of a repository, or leave the "
        + "option out\n"
    )
    #expect(
      try message(["PATH": folder.path])
        == "purelint: error: cannot run 'git' for '--staged': No such file or directory; install "
        + "Git, or leave the option out\n"
    )
    let program = folder("git")
    try folder.write("#!/bin/sh\necho nonsense\n", to: "git")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    #expect(try message(["PATH": folder.path]).contains("cannot understand what 'git' answers"))
  }

  /// Git's own words for a repository that a container has mounted for another user.
  @Test func saysHowToReadWhatAnotherUserOwns() {
    let words = "detected dubious ownership in repository at '/src/app'"
    #expect(
      GitError.refused(words).message("--staged")
        == "Git refuses what '--staged' needs: \(words); let Git read what another user owns: "
        + "'git config --global --add safe.directory /src/app', or leave the option out"
    )
  }

  @Test func aFolderWithoutAWorkTreeIsRefused() throws {
    let repository = try GitFolder(SmallApp.files)
    let result = try repository.inside(".git").check("--staged")
    #expect(result.exitCode == 2 && result.messages.contains("must be run in a work tree"))
  }
}
