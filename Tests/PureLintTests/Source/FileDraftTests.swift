import Foundation
import Testing

@testable import PureLintSource

/// Files are replaced whole, and stay what they are but for their content.
@Suite struct FileDraftTests {
  @Test func aDraftStandsBesideItsFileUntilItTakesItsPlace() throws {
    let folder = try TemporaryFolder(["a.json": "old"])
    let draft = try FileDraft(Array("new".utf8), for: folder("a.json"))
    #expect(try text(folder("a.json")) == "old")
    #expect(try entries(folder).count == 2)
    try draft.commit()
    #expect(try text(folder("a.json")) == "new")
    #expect(try entries(folder) == ["a.json"])
  }

  @Test func aDraftThatIsDiscardedLeavesNothing() throws {
    let folder = try TemporaryFolder(["a.json": "old"])
    try FileDraft(Array("new".utf8), for: folder("a.json")).discard()
    #expect(try text(folder("a.json")) == "old")
    #expect(try entries(folder) == ["a.json"])
  }

  @Test func aFileThatIsNotThereIsMade() throws {
    let folder = try TemporaryFolder([:])
    try FileDraft([], for: folder("a.json")).commit()
    #expect(try text(folder("a.json")) == "")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("a.json"))
    let permissions = try #require(attributes[.posixPermissions] as? Int)
    #expect(permissions & 0o600 == 0o600 && permissions & 0o111 == 0)
  }

  @Test func aNameMayBeAsLongAsTheSystemTakes() throws {
    let name = String(repeating: "é", count: 124) + ".swift"
    let folder = try TemporaryFolder([name: "old"])
    try FileDraft(Array("new".utf8), for: folder(name)).commit()
    #expect(try text(folder(name)) == "new")
  }

  @Test func whatTheSystemSaysIsHandedOn() throws {
    let folder = try TemporaryFolder([:])
    #expect(throws: SystemFailure(code: ENOENT)) { try FileDraft([], for: folder("none/a.json")) }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func entries(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
