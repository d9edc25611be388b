import Foundation
import Testing

@testable import PureLintSource

/// Files get their new content whole, all of them or none.
@Suite struct FileReplacementTests {
  @Test func theContentIsReplacedAndNothingStaysBeside() throws {
    let folder = try TemporaryFolder(["a.swift": "old", "b.swift": "old"])
    try FileReplacement.write([
      replacement("a.swift", "new", folder), replacement("b.swift", "", folder),
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
    try FileReplacement.write([replacement("a.swift", "new", folder)])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("a.swift"))
    #expect(attributes[.posixPermissions] as? Int == 0o751)
  }

  @Test func aLinkStaysAndItsFileChanges() throws {
    let folder = try TemporaryFolder(["real/a.swift": "old"])
    try folder.link("a.swift", to: "real/a.swift")
    try FileReplacement.write([replacement("a.swift", "new", folder)])
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
        replacement("a.swift", "new", folder), replacement("b.swift", "new", folder),
      ])
    }
    #expect(try text(folder("a.swift")) == "old")
    #expect(try text(folder("b.swift")) == "other")
    #expect(try entries(folder) == ["a.swift", "b.swift"])
  }

  @Test func nothingIsWrittenIfOneFileIsGone() throws {
    let folder = try TemporaryFolder(["a.swift": "old", "b.swift": "old"])
    let replacements = try [
      replacement("a.swift", "new", folder), replacement("b.swift", "new", folder),
    ]
    try FileManager.default.removeItem(atPath: folder("b.swift"))
    #expect(throws: FileReplacement.Failure(path: folder("b.swift"), code: ENOENT)) {
      try FileReplacement.write(replacements)
    }
    #expect(try text(folder("a.swift")) == "old")
    #expect(try entries(folder) == ["a.swift"])
  }

  @Test func aFileThatBecameALinkIsLeftAlone() throws {
    let folder = try TemporaryFolder(["App/a.swift": "old", "secret": "old"])
    let change = try replacement("App/a.swift", "new", folder)
    try FileManager.default.removeItem(atPath: folder("App/a.swift"))
    try folder.link("App/a.swift", to: "../secret")
    #expect(throws: FileReplacement.Failure(path: folder("App/a.swift"), code: nil)) {
      try FileReplacement.write([change])
    }
    #expect(try text(folder("secret")) == "old")
    #expect(try entries(folder) == ["App", "secret"])
  }

  @Test func aFolderThatBecameALinkIsLeftAlone() throws {
    let folder = try TemporaryFolder(["App/a.swift": "old", "Other/a.swift": "old"])
    let change = try replacement("App/a.swift", "new", folder)
    try FileManager.default.removeItem(atPath: folder("App"))
    try folder.link("App", to: "Other")
    #expect(throws: FileReplacement.Failure(path: folder("App/a.swift"), code: nil)) {
      try FileReplacement.write([change])
    }
    #expect(try text(folder("Other/a.swift")) == "old")
  }

  @Test func aFileOfTwoNamesIsLeftAlone() throws {
    let folder = try TemporaryFolder(["a.swift": "old"])
    try FileManager.default.linkItem(atPath: folder("a.swift"), toPath: folder("b.swift"))
    #expect(throws: FileReplacement.Failure(path: folder("a.swift"), code: EMLINK)) {
      try FileReplacement.write([replacement("a.swift", "new", folder)])
    }
    #expect(try text(folder("b.swift")) == "old")
  }

  #if !canImport(Darwin)
    @Test func whatIsAttachedStays() throws {
      let folder = try TemporaryFolder(["a.swift": "old"])
      // There are file systems that attach nothing.
      guard setAttribute(folder("a.swift"), "user.note", "kept", 4, 0) == 0 else { return }
      try FileReplacement.write([replacement("a.swift", "new", folder)])
      var value = [UInt8](repeating: 0, count: 16)
      #expect(attribute(folder("a.swift"), "user.note", &value, 16) == 4)
      #expect(value.starts(with: "kept".utf8))
    }
  #endif

  @Test func onlyWhatIsInSomeFoldersHasAPlace() throws {
    let folder = try TemporaryFolder(["App/a.swift": "", "Other/b.swift": "", "Apple/c.swift": ""])
    try folder.link("App/b.swift", to: "../Other/b.swift")
    try folder.link("App/Folder", to: "../Other")
    try folder.link("Other/a.swift", to: "../App/a.swift")
    func hasPlace(_ path: String) -> Bool {
      FilePlace(of: folder(path), within: [folder("App")]) != nil
    }
    #expect(hasPlace("App/a.swift") && hasPlace("Other/a.swift"))
    #expect(!hasPlace("App/b.swift") && !hasPlace("App/Folder/b.swift"))
    #expect(!hasPlace("App/../Apple/c.swift") && !hasPlace("App/none.swift"))
  }

  private func replacement(
    _ name: String,
    _ new: String,
    _ folder: TemporaryFolder
  ) throws -> FileReplacement {
    let place = try #require(FilePlace(of: folder(name), within: [folder.path]))
    return FileReplacement(
      path: folder(name),
      place: place,
      old: Array("old".utf8),
      new: Array(new.utf8)
    )
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func entries(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}

#if !canImport(Darwin)
  @_silgen_name("setxattr")
  private func setAttribute(
    _ path: UnsafePointer<CChar>,
    _ name: UnsafePointer<CChar>,
    _ value: UnsafePointer<CChar>,
    _ size: Int,
    _ flags: Int32
  ) -> Int32

  @_silgen_name("getxattr")
  private func attribute(
    _ path: UnsafePointer<CChar>,
    _ name: UnsafePointer<CChar>,
    _ value: UnsafeMutablePointer<UInt8>,
    _ size: Int
  ) -> Int
#endif
