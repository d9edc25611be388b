import Foundation
import Testing

@testable import PureLint

/// What `--staged` sees of real repositories.
@Suite struct StagedTests {
  private static let missing = "App/Root.swift:3:32: error: no provider for 'Int' "

  private func defect(_ text: String = "zone: \"UTC\"") -> String { SmallApp.root("Clock", text) }

  // MARK: The index and the disk

  @Test func aDefectThatIsMendedOnTheDiskAloneIsFound() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.write(defect(), to: "App/Root.swift")
    try repository.git("add", ".")
    try repository.write(SmallApp.root(), to: "App/Root.swift")
    let result = try repository.check("--staged")
    #expect(result.exitCode == 1 && result.output.hasPrefix(Self.missing))
    #expect(result.messages.hasPrefix("checked 2 files: 1 composition root, 1 type"))
    #expect(
      result.messages.hasSuffix(
        "\npurelint: stopped by 1 finding in what is staged; 'App/Root.swift' is changed on disk but not "
          + "staged: if it is mended, 'git add' it\n"
      )
    )
    #expect(try repository.check().exitCode == 0)
    try repository.write(defect(), to: "App/Root.swift")
    let advice = "staged; mend what is reported, and 'git add' the files\n"
    #expect(try repository.check("--staged").messages.hasSuffix(advice))
  }

  @Test func aDefectThatStandsOnTheDiskAloneIsNone() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.write(defect(), to: "App/Root.swift")
    #expect(try repository.check().exitCode == 1)
    let result = try repository.check("--staged")
    #expect(result.exitCode == 0 && result.output.isEmpty)
  }

  @Test func aPartOfAFileMayBeStaged() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.commit()
    let module = SmallApp.module("Clock", reads: "zone")
    try repository.write(module, to: "App/Clock.swift")
    try repository.git("add", ".")
    try repository.write("// A line in front.\n" + SmallApp.module(), to: "App/Clock.swift")
    let result = try repository.check("--staged", "--strict")
    #expect(result.output.hasPrefix("App/Clock.swift:3:45: warning: dependency "))
    #expect(result.exitCode == 1)
  }

  @Test func whatIsUntrackedNeitherHidesNorCausesAnything() throws {
    let repository = try GitFolder([
      "App/Clock.swift": SmallApp.module(), "App/Root.swift": defect("zone: \"\", face: Face()"),
    ])
    let staged = try repository.check("--staged")
    // Once declared, the type fits no more.
    try repository.write("struct Face {}", to: "App/Face.swift")
    try repository.write(SmallApp.module("Other"), to: "App/Other.swift")
    try repository.write("// swift-tools-version: 6.0", to: "Package.swift")
    #expect(try repository.check("--staged") == staged)
    #expect(try repository.check() != staged)
    try repository.git("add", ".")
    #expect(try repository.check("--staged") == (try repository.check()))
  }

  @Test func seesDeletionsAndRenames() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.commit()
    try repository.git("mv", "App/Root.swift", "App/Main.swift")
    try repository.git("rm", "--quiet", "--cached", "App/Clock.swift")
    let result = try repository.check("--staged")
    #expect(result.messages.contains("checked 1 file: 0 composition roots"))
    try repository.write(defect(), to: "App/Main.swift")
    try repository.git("add", ".")
    let renamed = try repository.check("--staged")
    #expect(renamed.output.hasPrefix(Self.missing.replacing("Root", with: "Main")))
  }

  @Test func aCommitWithoutSwiftFilesIsNoFailure() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.commit()
    try repository.git("rm", "--quiet", "-r", ".")
    let line = "no Swift file in '.'; nothing is checked there, check the path\n"
    let empty = try repository.check("--staged", "--strict")
    #expect(empty.exitCode == 0 && empty.output.isEmpty)
    #expect(empty.messages.hasPrefix("purelint: warning: " + line))
    #expect(
      empty.messages.contains("purelint: warning: nothing was judged: there is no Swift file")
    )
    try repository.git("read-tree", "--empty")
    #expect(try repository.check("--staged").exitCode == 0)
  }

  @Test func aFileThatIsOnlyAnnouncedIsEmpty() throws {
    let repository = try GitFolder(["App/Clock.swift": SmallApp.module()])
    try repository.write(defect(), to: "App/Root.swift")
    try repository.git("add", "--intent-to-add", ".")
    #expect(try repository.check("--staged").exitCode == 0)
    #expect(try repository.check().exitCode == 1)
  }

  // MARK: What Git's bookkeeping says of the disk

  @Test func aChangeThatGitIsToldToOverlookIsNotStaged() throws {
    for mark in ["--assume-unchanged", "--skip-worktree"] {
      let repository = try GitFolder(SmallApp.files)
      try repository.commit()
      try repository.git("update-index", mark, "App/Root.swift")
      try repository.write(defect(), to: "App/Root.swift")
      #expect(try repository.check().exitCode == 1)
      #expect(try repository.check("--staged").exitCode == 0)
      try repository.remove("App/Root.swift")
      #expect(try repository.check("--staged").messages.hasPrefix("checked 2 files"))
    }
  }

  @Test func aChangeOfTheSameLengthAndTimeIsSeen() throws {
    let repository = try GitFolder(SmallApp.files)
    let path = repository.folder("App/Root.swift")
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try repository.write(
      SmallApp.root().replacing("face: 1", with: "fade: 1"),
      to: "App/Root.swift"
    )
    try FileManager.default.setAttributes([.modificationDate: date!], ofItemAtPath: path)
    #expect(try repository.check("--staged").exitCode == 0)
  }

  @Test func aFileThatWasTouchedIsTheSame() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.write(SmallApp.root(), to: "App/Root.swift")
    #expect(try repository.check("--staged") == (try repository.check()))
  }

  @Test func seesWhatASparseCheckoutLeavesOut() throws {
    let repository = try GitFolder(SmallApp.files.merging(["Root/Root.swift": defect()]) { $1 })
    try repository.git("rm", "--quiet", "--cached", "App/Root.swift")
    try repository.remove("App/Root.swift")
    try repository.commit()
    try repository.git("sparse-checkout", "set", "App")
    try #require(!FileManager.default.fileExists(atPath: repository.folder("Root/Root.swift")))
    #expect(try repository.check().exitCode == 0)
    let result = try repository.check("--staged")
    #expect(result.output.hasPrefix("Root/Root.swift:3:32: error: ") && result.exitCode == 1)
  }

  @Test func lineEndsMayDiffer() throws {
    let repository = try GitFolder()
    try repository.write("*.swift text eol=crlf\n", to: ".gitattributes")
    let unread = SmallApp.module("Clock", reads: "zone").replacing("\n", with: "\r\n")
    try repository.write(unread, to: "Clock.swift")
    try repository.write(SmallApp.root(), to: "Root.swift")
    try repository.git("add", ".")
    let staged = try repository.check("--staged")
    #expect(staged.output.hasPrefix("Clock.swift:3:45: warning: "))
    #expect(staged == (try repository.check()))
    try repository.remove("Clock.swift")
    #expect(try repository.check("--staged") == staged)
  }

  // MARK: Names

  private static let names = [
    "a b/c d.swift", "Über/naïve.swift", "時計/時計.swift", "tab\there.swift", "line\nbreak.swift",
    "quote\"'.swift", "🕰/📱.swift", "-x.swift", "[a]*?.swift", "back\\slash.swift",
  ]

  @Test(arguments: names, [false, true])
  func readsFilesOfAnyName(name: String, isOnDisk: Bool) throws {
    let repository = try GitFolder([name: SmallApp.module(), "Root.swift": defect()])
    let plain = try repository.check(".")
    #expect(plain.exitCode == 1)
    if !isOnDisk { try repository.remove(name) }
    #expect(try repository.check("--staged", ".").output == plain.output)
  }

  @Test func aNameThatIsNotUTF8IsTold() throws {
    let repository = try GitFolder(SmallApp.files)
    let blob = try repository.git("hash-object", "-w", "App/Root.swift")
    let line = "100644 \(blob.trimmingCharacters(in: .newlines))\\tbad\\377.swift"
    _ = try Executable.run(
      program: "/bin/sh",
      ["-c", "printf '\(line)\\n' | git update-index --add --index-info"],
      in: repository.path,
      environment: GitFolder.environment
    )
    let result = try repository.check("--staged")
    #expect(result.exitCode == 2)
    #expect(result.messages.contains("its name is not UTF-8; rename it"))
  }

  // MARK: Folders

  @Test func pathsStartFromTheFolderThatItRunsIn() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.write(defect(), to: "App/Root.swift")
    try repository.git("add", ".")
    try repository.write(SmallApp.root(), to: "App/Root.swift")
    let inner = repository.inside("App")
    for (words, path) in [
      ([], "Root.swift"), (["."], "Root.swift"), ([".."], "../App/Root.swift"),
      (["../App/"], "../App/Root.swift"), ([repository.folder.path + "/App"], nil),
      (["Root.swift", "Clock.swift"], "Root.swift"),
    ] as [([String], String?)] {
      let result = try Executable.run(
        ["check", "--staged"] + words,
        in: inner.path,
        environment: GitFolder.environment
      )
      let expected = path ?? repository.folder("App/Root.swift")
      #expect(result.output.hasPrefix("\(expected):3:32: error: "), "\(words)")
    }
  }

  @Test func aPathMayLeadThroughALinkOutside() throws {
    let repository = try GitFolder(SmallApp.files.merging(["App/Root.swift": defect()]) { $1 })
    let outside = try TemporaryFolder()
    try outside.link("app", to: repository.path)
    let result = try repository.check("--staged", outside("app/App"))
    #expect(result.output.hasPrefix(outside("app/App/Root.swift") + ":3:32: error: "))
  }

  @Test func whatIsNotInTheIndexDoesNotExist() throws {
    let repository = try GitFolder(SmallApp.files)
    try repository.write("", to: "New.swift")
    let result = try repository.check("--staged", "New.swift", "App")
    #expect(result.exitCode == 2)
    #expect(
      result.messages.hasPrefix(
        "purelint: error: 'New.swift' is not in Git's index, or leads to what is not; 'git add' "
          + "that, or leave it out\n"
      )
    )
    #expect(try repository.check("--staged", "None").messages.contains("'None' does not exist;"))
  }

  @Test func excludesHold() throws {
    let repository = try GitFolder(SmallApp.files.merging(["Pods/A.swift": defect()]) { $1 })
    try repository.git("rm", "--quiet", "--cached", "App/Root.swift")
    try repository.git("add", "--force", ".")
    #expect(try repository.check("--staged").messages.hasPrefix("checked 2 files"))
    let excluded = try repository.check("--staged", "--exclude=Root.swift", "--exclude=Tests/")
    #expect(excluded.messages.contains("'--exclude Tests/' has no effect"))
    #expect(excluded.messages.contains("checked 1 file"))
  }

  @Test func projectFilesAreThoseOfTheIndex() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", path: "App")])
      """
    let repository = try GitFolder(SmallApp.files.merging(["Package.swift": manifest]) { $1 })
    let part = "is only part of what 'Package.swift' builds"
    #expect(try repository.check("--staged", "App/Root.swift").messages.contains(part))
    try repository.git("rm", "--quiet", "--cached", "Package.swift")
    #expect(try !repository.check("--staged", "App/Root.swift").messages.contains(part))
    #expect(try repository.check("App/Root.swift").messages.contains(part))
  }
}
