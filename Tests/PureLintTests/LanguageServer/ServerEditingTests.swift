import Foundation
import Testing

@testable import PureLint
@testable import PureLintLanguageServer
@testable import PureLintPolicy

/// What a session tells while somebody types.
@Suite struct ServerEditingTests {
  private typealias Editor = ServerSessionTests.Editor
  private static let uri = #""uri": "file:///src/App.swift""#
  private static let app = ServerSessionTests.app

  /// An editor in which the app is open and checked.
  private func editor(_ capabilities: String = "{}") throws -> Editor {
    let editor = try Editor(capabilities)
    _ = try editor.send(
      #"{"method": "textDocument/didOpen", "params": {"textDocument": {\#(Self.uri), "version": 1, "#
        + #""text": \#(try Self.quoted(Self.app))}}}"#
    )
    _ = try editor.end(2, ServerSessionTests.inspection(Self.app))
    return editor
  }

  private static func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  private func type(_ text: String, in editor: Editor) throws -> [JSONNode] {
    try editor.send(
      #"{"method": "textDocument/didChange", "params": {"textDocument": {\#(Self.uri), "version": 2}, "#
        + #""contentChanges": [{"text": \#(try Self.quoted(text))}]}}"#
    )
  }

  private func ask(
    _ method: String,
    _ line: Int,
    _ character: Int,
    in editor: Editor
  ) throws -> JSONNode? {
    try editor.send(
      #"{"id": 5, "method": "textDocument/\#(method)", "params": {"textDocument": {\#(Self.uri)}, "#
        + #""position": {"line": \#(line), "character": \#(character)}}}"#
    )
    .last
  }

  private func shown(_ sent: [JSONNode]) -> [(code: String, line: JSONNode?)] {
    let last = sent.last { $0["method"]?.text == "textDocument/publishDiagnostics" }
    return (last?["params"]?["diagnostics"]?.elements ?? [])
      .map { ($0["code"]?.text ?? "", $0["range"]?["start"]?["line"]) }
  }

  // MARK: Questions

  @Test func whatWasNotTouchedIsToldDuringACheck() throws {
    let editor = try editor()
    #expect(try type("// new\n" + Self.app, in: editor).isEmpty)
    let hover = try ask("hover", 4, 12, in: editor)
    #expect(hover?["result"]?["contents"]?["value"]?.text?.contains("AppContainer.store") == true)
    #expect(hover?["result"]?["range"]?["start"]?["line"] == .number(4))
  }

  @Test func whatIsBeingTypedWaitsForTheCheck() throws {
    let editor = try editor()
    let text = Self.app.replacing("lazy var store", with: "lazy var depot")
    #expect(try type(text, in: editor).isEmpty)
    #expect(try ask("hover", 3, 13, in: editor) == nil)
    let answered = try editor.end(3, ServerSessionTests.inspection(text)).last
    #expect(
      answered?["result"]?["contents"]?["value"]?.text?.contains("AppContainer.depot") == true
    )
  }

  // MARK: Texts that are no Swift

  @Test func findingsStayWhileATextCannotBeRead() throws {
    let editor = try editor()
    // All that is behind it seems to be in a function.
    let broken = "final class Half {\n  func half() {\n" + Self.app
    _ = try type(broken, in: editor)
    let found = shown(try editor.end(3, ServerSessionTests.inspection(broken)))
    #expect(found.contains { $0.code == "dependency-cycle" && $0.line == .number(5) })
    #expect(try ask("hover", 5, 12, in: editor)?["result"]?["contents"] != nil)
    // Again, as each letter is checked; then the file can be read.
    let more = broken + "\n"
    _ = try type(more, in: editor)
    #expect(
      shown(try editor.end(4, ServerSessionTests.inspection(more))).map(\.line) == found.map(\.line)
    )
    let whole = "final class Half {\n  func half() {}\n}\n" + Self.app
    _ = try type(whole, in: editor)
    let mended = shown(try editor.end(5, ServerSessionTests.inspection(whole)))
    #expect(mended.map(\.line) == [.number(6)])
  }

  @Test func whoSavesATextThatCannotBeReadIsToldWhatARunFinds() throws {
    let editor = try editor()
    let broken = "final class Half {\n  func half() {\n" + Self.app
    _ = try type(broken, in: editor)
    _ = try editor.end(3, ServerSessionTests.inspection(broken))
    _ = try editor.send(
      #"{"method": "textDocument/didSave", "params": {"textDocument": {\#(Self.uri)}}}"#
    )
    let found = shown(try editor.end(4, ServerSessionTests.inspection(broken)))
    #expect(!found.contains { $0.code == "dependency-cycle" })
  }

  // MARK: Configurations, changes, files

  @Test func aMistakeInAConfigurationIsShownAtItsPlace() throws {
    let editor = try editor()
    func failure(_ text: String) -> Workspace.Outcome {
      let mistake = Workspace.Mistake(
        path: "/src/.purelint.json",
        text: Array(text.utf8),
        offset: 2,
        message: "unknown"
      )
      return .failure("a mistake in \(text)", at: [mistake])
    }
    let save = #"{"method": "textDocument/didSave", "params": {}}"#
    _ = try editor.send(save)
    let first = try editor.end(3, failure("{ a"))
    #expect(
      first.map { $0["method"]?.text } == ["window/showMessage", "textDocument/publishDiagnostics"]
    )
    #expect(first.last?["params"]?["uri"]?.text == "file:///src/.purelint.json")
    // The questions are answered from what is known.
    #expect(try ask("hover", 3, 12, in: editor)?["result"]?["contents"] != nil)
    _ = try editor.send(save)
    let second = try editor.end(4, failure("{ ab"))
    #expect(second.map { $0["method"]?.text } == ["textDocument/publishDiagnostics"])
    _ = try editor.send(save)
    let third = try editor.end(5, ServerSessionTests.inspection(Self.app))
    let cleared = third.first { $0["params"]?["uri"]?.text == "file:///src/.purelint.json" }
    #expect(cleared?["params"]?["diagnostics"]?.elements?.isEmpty == true)
    _ = try editor.send(save)
    #expect(try editor.end(6, failure("{ ab")).first?["method"]?.text == "window/showMessage")
  }

  @Test func aChangeForTextsThatAreNoMoreIsNotMade() throws {
    let editor = try editor(#"{"workspace": {"applyEdit": true}}"#)
    _ = try type(Self.app + "\n", in: editor)
    let said = try editor.mended(2, .change([]))
    #expect(said.map { $0["method"]?.text } == ["window/showMessage"])
  }

  @Test func aFileThatIsDeletedWhileItIsOpenIsNone() throws {
    var documents = OpenDocuments()
    func value(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }
    func notice(_ type: Int) throws {
      documents.notice(try value(#"{"changes": [{"uri": "file:///A.swift", "type": \#(type)}]}"#))
    }
    try documents.open(
      value(#"{"textDocument": {"uri": "file:///A.swift", "version": 1, "text": "a"}}"#)
    )
    try notice(3)
    #expect(documents.texts.isEmpty)
    try notice(1)
    #expect(documents.texts.count == 1)
  }

  @Test(arguments: [("resolve(Clock.self)", 10), ("resolve(App.Clock.self, name: a)", 14)])
  func aTypeIsTheFirstArgumentOfACall(text: String, offset: Int) {
    #expect(TypeArgument(at: offset, in: Array(text.utf8))?.range.lowerBound == 8)
  }

  @Test(arguments: [("resolve(clock)", 10), ("resolve(a, Clock.self)", 13), ("Clock.self", 2)])
  func nothingElseIs(text: String, offset: Int) {
    #expect(TypeArgument(at: offset, in: Array(text.utf8)) == nil)
  }
}
