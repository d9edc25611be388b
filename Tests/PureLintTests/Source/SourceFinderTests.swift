import Foundation
import Testing

@testable import PureLintSource

@Suite struct SourceFinderTests {
  /// Finds files and cuts the folder's path off.
  private func find(
    _ folder: TemporaryFolder,
    _ names: [String] = [""],
    excluding excludes: [String] = []
  ) throws -> [String] {
    let finder = SourceFinder(excludes: excludes.compactMap { Glob($0) })
    let paths = names.map { $0.isEmpty ? folder.path : folder($0) }
    return finder.find(paths).files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  /// What cannot be looked into below a folder.
  private func failures(_ folder: TemporaryFolder, _ names: [String] = [""]) -> [SourceError] {
    SourceFinder().find(names.map { $0.isEmpty ? folder.path : folder($0) }).failures
  }

  @Test func walksFoldersInOrder() throws {
    let folder = try TemporaryFolder([
      "b.swift": "", "B/b.swift": "", "B-a.swift": "", "a/c/d.swift": "", "a/c.swift": "",
      "a/notes.txt": "", "swift": "", "a/.swift": "",
    ])
    #expect(
      try find(folder) == ["B-a.swift", "B/b.swift", "a/c.swift", "a/c/d.swift", "b.swift"]
    )
  }

  @Test(arguments: [
    ".build", ".hidden", "DerivedData", "Pods", "Carthage", "SourcePackages", "checkouts",
    "Guide.docc",
    "node_modules",
  ])
  func skips(name: String) throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "\(name)/B.swift": "", "x/\(name)/y/C.swift": "",
    ])
    #expect(try find(folder) == ["A.swift"])
    #expect(try find(folder, [name]) == ["\(name)/B.swift"])
  }

  @Test func skipsHiddenFiles() throws {
    let folder = try TemporaryFolder(["A.swift": "", "._A.swift": "", ".B.swift": ""])
    #expect(try find(folder) == ["A.swift"])
  }

  @Test func takesNamedFilesWhateverTheyAreCalled() throws {
    let folder = try TemporaryFolder(["notes.txt": "", ".A.swift": "", "Pods/B.swift": ""])
    let names = [".A.swift", "Pods/B.swift", "notes.txt"]
    #expect(try find(folder, names, excluding: ["*.swift", "*.txt"]) == names)
  }

  @Test func excludesFilesAndFolders() throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "A.generated.swift": "", "Tests/T.swift": "", "x/Tests/T.swift": "",
      "x/Legacy/L.swift": "", "x/Legacy.swift": "",
    ])
    let found = try find(folder, excluding: ["*.generated.swift", "Tests/", "x/Legacy"])
    #expect(found == ["A.swift", "x/Legacy.swift"])
  }

  @Test func leavesSlashesAtTheEndOut() throws {
    let folder = try TemporaryFolder(["a/A.swift": ""])
    #expect(try find(folder, ["a//"]) == ["a/A.swift"])
  }

  @Test func walksNoFolderTwice() throws {
    let folder = try TemporaryFolder(["a/b/A.swift": "", "a/B.swift": ""])
    let found = try find(folder, ["a/b", "a", "a/../a"])
    #expect(found == ["a/B.swift", "a/b/A.swift"])
  }

  @Test func followsLinksOnceAndPrefersRealPaths() throws {
    let folder = try TemporaryFolder(["root/m/A.swift": "", "outside/B.swift": ""])
    try folder.link("root/a", to: "m")
    try folder.link("root/m/loop", to: "..")
    try folder.link("root/y", to: "../outside")
    try folder.link("root/x", to: "../outside")
    try folder.link("outside/back", to: "../root/m")
    #expect(try find(folder, ["root"]) == ["root/m/A.swift", "root/x/B.swift"])
  }

  @Test func doesNotFollowLinksToTheFoldersAbove() throws {
    let folder = try TemporaryFolder(["a/b/A.swift": "", "a/B.swift": "", "C.swift": ""])
    try folder.link("a/b/up", to: "..")
    try folder.link("a/b/top", to: "/")
    #expect(try find(folder, ["a/b"]) == ["a/b/A.swift"])
  }

  @Test func takesLinkedFilesAndNotesDanglingLinks() throws {
    let folder = try TemporaryFolder(["a/A.swift": "", "b/notes.txt": ""])
    try folder.link("b/A.swift", to: "../a/A.swift")
    try folder.link("b/Gone.swift", to: "nowhere")
    try folder.link("b/gone", to: "nowhere")
    #expect(try find(folder, ["b"]) == ["b/A.swift"])
    #expect(
      failures(folder, ["b"]) == [SourceError(path: folder("b/Gone.swift"), cause: .missing)]
    )
  }

  @Test func notesAllThatCannotBeRead() throws {
    let folder = try TemporaryFolder(["a/A.swift": ""])
    try folder.link("a/Z.swift", to: "nowhere")
    try folder.link("a/B.swift", to: "B.swift")
    let found = failures(folder, ["none", "a"])
    let loop = SourceError.Cause.system(ELOOP)
    #expect(found.map(\.path) == ["a/B.swift", "a/Z.swift", "none"].map { folder($0) })
    #expect(found.map(\.cause) == [loop, .missing, .missing])
    #expect(try find(folder, ["none", "a"]) == ["a/A.swift"])
  }

  @Test func tellsEmptyPathsFromExcludedOnes() throws {
    let folder = try TemporaryFolder([
      "a/A.swift": "", "b/notes.txt": "", "c/Tests/A.swift": "", "d/project.pbxproj": "",
    ])
    let finder = SourceFinder(
      excludes: ["Tests/", "Mocks/", ".build", "Pods/"].compactMap { Glob($0) }
    )
    try folder.write("", to: "a/Pods/P.swift")
    let found = finder.find(["a", "b", "c", "d", "a/A.swift", "a/Pods/.."].map { folder($0) })
    #expect(found.emptyRoots == [1, 3])
    #expect(found.excludedRoots == [2])
    #expect(found.overlaps == [[0, 5]])
    #expect(found.idleExcludes.map(\.text) == ["Mocks/"])
  }

  @Test func leavesWhatIsNeitherFileNorFolder() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    #expect(mkfifo(folder("Pipe.swift"), 0o600) == 0)
    #expect(try find(folder) == ["A.swift"])
  }

  @Test func notesAMissingPath() throws {
    let folder = try TemporaryFolder()
    let missing = SourceError(path: folder("none"), cause: .missing)
    #expect(failures(folder, ["none"]) == [missing])
  }

  @Test(.enabled(if: getuid() != 0, "nothing is closed to the superuser"))
  func notesAFolderThatCannotBeListed() throws {
    let folder = try TemporaryFolder(["a/A.swift": "", "B.swift": ""])
    try #require(chmod(folder("a"), 0) == 0)
    defer { chmod(folder("a"), 0o700) }
    let denied = SourceError(path: folder("a"), cause: .system(EACCES))
    #expect(failures(folder) == [denied])
    #expect(try find(folder) == ["B.swift"])
  }

  #if !canImport(Darwin)
    @Test func notesANameThatIsNotUTF8() throws {
      let folder = try TemporaryFolder()
      let name = folder.path.utf8.map { CChar(bitPattern: $0) } + [0x2f, -1, -2]
      let file = name + ".swift".utf8.map { CChar(bitPattern: $0) } + [0]
      let descriptor = file.withUnsafeBufferPointer { creat($0.baseAddress!, 0o600) }
      try #require(descriptor >= 0)
      close(descriptor)
      let repaired = SourceError(path: folder("\u{FFFD}\u{FFFD}.swift"), cause: .unprintableName)
      #expect(failures(folder) == [repaired])
      #expect(try find(folder, excluding: ["??.swift"]) == [])
    }
  #endif
}
