import Foundation
import Testing

@testable import PureLintSource

/// Files are replaced whole, and stay what they are but for their content.
@Suite struct FileDraftTests {
  @Test func aDraftStandsBesideItsFileUntilItTakesItsPlace() throws {
    let folder = try TemporaryFolder(["a.json": "old"])
    let draft = try FileDraft(Array("new".utf8), for: place(folder("a.json")))
    #expect(try text(folder("a.json")) == "old")
    #expect(try entries(folder).count == 2)
    try draft.commit()
    #expect(try text(folder("a.json")) == "new")
    #expect(try entries(folder) == ["a.json"])
  }

  @Test func aDraftThatIsDiscardedLeavesNothing() throws {
    let folder = try TemporaryFolder(["a.json": "old"])
    try FileDraft(Array("new".utf8), for: place(folder("a.json"))).discard()
    #expect(try text(folder("a.json")) == "old")
    #expect(try entries(folder) == ["a.json"])
  }

  @Test func aFileThatIsNotThereIsMade() throws {
    let folder = try TemporaryFolder([:])
    try FileDraft([], for: place(folder("a.json"))).commit()
    #expect(try text(folder("a.json")) == "")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("a.json"))
    let permissions = try #require(attributes[.posixPermissions] as? Int)
    #expect(permissions & 0o600 == 0o600 && permissions & 0o111 == 0)
  }

  @Test func aNameMayBeAsLongAsTheSystemTakes() throws {
    let name = String(repeating: "é", count: 124) + ".swift"
    let folder = try TemporaryFolder([name: "old"])
    try FileDraft(Array("new".utf8), for: place(folder(name))).commit()
    #expect(try text(folder(name)) == "new")
  }

  @Test func whatTheSystemSaysIsHandedOn() throws {
    let folder = try TemporaryFolder(["a.json": "old"])
    let place = try place(folder("a.json"))
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(throws: SystemFailure(code: ENOENT)) { try FileDraft([], for: place) }
    #expect(FilePlace(for: folder("none/a.json")) == nil)
  }

  @Test func nothingIsWrittenThroughALink() throws {
    let folder = try TemporaryFolder(["real.json": "old"])
    try folder.link("a.json", to: "real.json")
    let place = try place(folder("a.json"))
    #expect(throws: SystemFailure(code: ELOOP)) { try FileDraft([], for: place) }
    #expect(try text(folder("real.json")) == "old")
    #expect(try entries(folder) == ["a.json", "real.json"])
  }

  private func place(_ path: String) throws -> FilePlace { try #require(FilePlace(for: path)) }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func entries(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
