import Foundation
import Testing

@testable import PureLintSource

/// Files get their new content whole, all of them or none.
@Suite struct FileReplacementTests {
  @Test func theContentIsReplacedAndNothingStaysBeside() throws {
    let folder = try TemporaryFolder(["a.swift": "old", "b.swift": "old"])
    try FileReplacement.write([
      replacement(folder("a.swift"), "new"), replacement(folder("b.swift"), ""),
    ])
    #expect(try text(folder("a.swift")) == "new")
    #expect(try text(folder("b.swift")) == "")
    #expect(try entries(folder) == ["a.swift", "b.swift"])
  }

  @Test func permissionsStay() throws {
    let folder = try TemporaryFolder(["a.swift": "old"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o751],
      ofItemAtPath: folder("a.swift")
    )
    try FileReplacement.write([replacement(folder("a.swift"), "new")])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("a.swift"))
    #expect(attributes[.posixPermissions] as? Int == 0o751)
  }

  @Test func aLinkStaysAndItsFileChanges() throws {
    let folder = try TemporaryFolder(["real/a.swift": "old"])
    try folder.link("a.swift", to: "real/a.swift")
    try FileReplacement.write([replacement(folder("a.swift"), "new")])
    #expect(try text(folder("real/a.swift")) == "new")
    let destination = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder("a.swift")
    )
    #expect(destination == "real/a.swift")
  }

  @Test func nothingIsWrittenIfOneFileHasChanged() throws {
    let folder = try TemporaryFolder(["a.swift": "old", "b.swift": "other"])
    let failure = FileReplacement.Failure(path: folder("b.swift"), code: nil)
    #expect(throws: failure) {
      try FileReplacement.write([
        replacement(folder("a.swift"), "new"), replacement(folder("b.swift"), "new"),
      ])
    }
    #expect(try text(folder("a.swift")) == "old")
    #expect(try text(folder("b.swift")) == "other")
    #expect(try entries(folder) == ["a.swift", "b.swift"])
  }

  @Test func nothingIsWrittenIfOneFileIsGone() throws {
    let folder = try TemporaryFolder(["a.swift": "old"])
    #expect(throws: FileReplacement.Failure(path: folder("b.swift"), code: ENOENT)) {
      try FileReplacement.write([
        replacement(folder("a.swift"), "new"), replacement(folder("b.swift"), "new"),
      ])
    }
    #expect(try text(folder("a.swift")) == "old")
    #expect(try entries(folder) == ["a.swift"])
  }

  private func replacement(_ path: String, _ new: String) -> FileReplacement {
    FileReplacement(path: path, old: Array("old".utf8), new: Array(new.utf8))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func entries(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
