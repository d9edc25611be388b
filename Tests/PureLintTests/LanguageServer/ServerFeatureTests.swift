import Foundation
import Testing

@testable import PureLint
@testable import PureLintLanguageServer

/// What a session answers, by one small app.
@Suite struct ServerFeatureTests {
  private typealias Editor = ServerSessionTests.Editor
  private static let file = #""textDocument": {"uri": "file:///src/App.swift"}"#

  /// An editor with the app of `ServerSessionTests`, or another one, and its findings.
  private func editor(
    _ capabilities: String = "{}",
    options: String = "null",
    _ app: String = ServerSessionTests.app
  ) throws -> Editor {
    let editor = try Editor(capabilities, options: options)
    _ = try editor.end(1, ServerSessionTests.inspection(app))
    return editor
  }

  private func place(_ line: Int, _ character: Int) -> String {
    #"{\#(Self.file), "position": {"line": \#(line), "character": \#(character)}}"#
  }

  private func result(
    _ editor: Editor,
    _ method: String,
    _ parameters: String
  ) throws -> JSONNode? {
    let sent = #"{"id": 5, "method": "\#(method)", "params": \#(parameters)}"#
    return try editor.send(sent).last?["result"]
  }

  private func run(_ editor: Editor, _ command: String, _ arguments: String) throws -> String? {
    let parameters = #"{"command": "purelint.\#(command)", "arguments": \#(arguments)}"#
    return try result(editor, "workspace/executeCommand", parameters)?.text
  }

  // MARK: Questions

  @Test func hoverTellsTheWayFromTheRoot() throws {
    let hover = try result(editor(), "textDocument/hover", place(4, 12))
    let text = try #require(hover?["contents"]?["value"]?.text)
    #expect(text.contains("AppContainer.api"))
    #expect(text.contains("way       App → AppContainer.store → AppContainer.api"))
    #expect(text.contains("lifetime"))
    #expect(!text.contains("--all"))
  }

  @Test func lensesTellWhoNeedsAndWhoProvides() throws {
    let lenses = try result(editor(), "textDocument/codeLens", "{\(Self.file)}")?.elements ?? []
    let titles = lenses.compactMap { $0["command"]?["title"]?.text }
    #expect(titles.contains { $0.hasPrefix("needed by 1") || $0.hasPrefix("needed by 2") })
    #expect(!titles.contains { $0.contains("init") })
  }

  @Test func whoWantsNoLensesGetsNone() throws {
    let refreshes = #"{"workspace": {"codeLens": {"refreshSupport": true}}}"#
    let editor = try editor(refreshes, options: #"{"codeLenses": false}"#)
    #expect(
      try result(editor, "textDocument/codeLens", "{\(Self.file)}")?.elements?.isEmpty == true
    )
    let sent = try editor.send(
      #"{"method": "workspace/didChangeConfiguration", "params": {"settings": "#
        + #"{"purelint": {"codeLenses": true}}}}"#
    )
    #expect(sent.map { $0["method"]?.text } == ["workspace/codeLens/refresh"])
    #expect(
      try result(editor, "textDocument/codeLens", "{\(Self.file)}")?.elements?.isEmpty == false
    )
  }

  @Test func commandsTakeNamesAndPlaces() throws {
    let editor = try editor()
    let byName = try run(editor, "why", #"["AppContainer.api"]"#)
    #expect(byName?.contains("AppContainer.api is built for App") == true)
    #expect(try run(editor, "why", "[\(place(4, 12))]") == byName)
    let both = try run(editor, "why", #"["AppContainer.store", "AppContainer.api"]"#)
    #expect(both?.contains("AppContainer.store needs AppContainer.api") == true)
    #expect(try run(editor, "show", "[\(place(4, 12))]")?.contains("needed by:") == true)
    #expect(try run(editor, "graph", "[\(place(4, 12))]")?.contains("flowchart") == true)
    #expect(try run(editor, "graph", "[\(place(4, 12)), \"svg\"]")?.hasPrefix("<svg") == true)
    #expect(
      try run(editor, "why", #"["Nobody"]"#)?.contains("nothing in the graph is called") == true
    )
    #expect(try run(editor, "why", "[\(place(0, 0))]") == "nothing is known of it")
    #expect(try run(editor, "why", "[]") == nil)
  }

  @Test func anAnswerIsShownUnlessTheClientShowsItItself() throws {
    let explain = #"{"command": "purelint.explain", "arguments": ["x"]}"#
    let sent = #"{"id": 5, "method": "workspace/executeCommand", "params": \#(explain)}"#
    #expect(try editor().send(sent).map { $0["method"]?.text } == ["window/showMessage", nil])
    let silent = try editor(options: #"{"showAnswers": false}"#).send(sent)
    #expect(silent.map { $0["result"]?.text } == ["page on x"])
  }

  // MARK: Places

  private static let wired = """
    import SwiftUI
    final class Model: ObservableObject { @Published var count = 0 }
    @main struct Sample: App {
      @StateObject private var model = Model()
      var body: some Scene { WindowGroup { Home().environmentObject(model) } }
    }
    struct Home: View {
      @EnvironmentObject
      private var shared: Model
      var body: some View { Text("\\(shared.count)") }
    }

    """

  @Test(arguments: [(8, 15), (9, 33)])
  func whatIsTakenFromTheEnvironmentComesFromTheInjection(line: Int, character: Int) throws {
    let editor = try editor("{}", Self.wired)
    let found =
      try result(editor, "textDocument/definition", place(line, character))?.elements ?? []
    #expect(found.map { $0["range"]?["start"]?["line"] } == [.number(4)])
    let hover = try result(editor, "textDocument/hover", place(line, character))
    #expect(
      hover?["contents"]?["value"]?.text?.contains("Model, asked for by Home") == true
    )
  }

  @Test func whatACompilerFindsByNameIsLeftToIt() throws {
    let use = place(3, 31)
    let alone = try editor(options: #"{"alone": true}"#)
    let beside = try editor()
    #expect(try result(alone, "textDocument/definition", use)?.elements?.count == 1)
    #expect(try result(beside, "textDocument/definition", use)?.elements?.isEmpty == true)
  }

  // MARK: Findings

  private func actions(_ editor: Editor, _ line: Int, _ context: String) throws -> [String] {
    let place = #"{"line": \#(line), "character": 15}"#
    let parameters =
      #"{\#(Self.file), "range": {"start": \#(place), "end": \#(place)}, "context": \#(context)}"#
    let found = try result(editor, "textDocument/codeAction", parameters)?.elements ?? []
    return found.compactMap { $0["title"]?.text }
  }

  @Test func actionsAreThoseThatAreAskedFor() throws {
    let editor = try editor("{}", Self.unused)
    #expect(try actions(editor, 0, #"{"diagnostics": []}"#).isEmpty)
    let all = try actions(editor, 4, #"{"diagnostics": []}"#)
    #expect(all.contains { $0.hasPrefix("suppress") })
    #expect(all.contains { $0.hasPrefix("show why") })
    #expect(all.contains { $0.hasPrefix("draw the graph") })
    let offered = try actions(editor, 4, #"{"diagnostics": [], "triggerKind": 2}"#)
    #expect(offered == all.filter { !$0.hasPrefix("show") && !$0.hasPrefix("draw") })
    #expect(try actions(editor, 4, #"{"diagnostics": [], "only": ["quickfix"]}"#) == offered)
    #expect(try actions(editor, 4, #"{"diagnostics": [], "only": ["source"]}"#) == [])
    #expect(try actions(editor, 4, #"{"diagnostics": [], "only": ["purelint"]}"#).count == 2)
  }

  private static let unused = """
    final class Store { let api: Api; init(api: Api) { self.api = api } }
    final class Api {}; final class Text { init(_ words: String) {} }
    final class AppContainer {
      lazy var store = Store(api: Api())
      lazy var text = Text(\"\"\"
        a
        \"\"\")
    }
    @main struct App {
      static func main() { print(AppContainer().store.api) }
    }

    """

  @Test func aCommentNeverGetsIntoAText() throws {
    let editor = try editor("{}", Self.unused)
    let place = #"{"line": 4, "character": 15}"#
    let parameters =
      #"{\#(Self.file), "range": {"start": \#(place), "end": \#(place)}, "context": {}}"#
    let found = try result(editor, "textDocument/codeAction", parameters)?.elements ?? []
    let suppress = found.first { $0["title"]?.text?.hasPrefix("suppress") == true }
    let edit = suppress?["edit"]?["changes"]?["file:///src/App.swift"]?.elements?.first
    #expect(edit?["newText"]?.text == "  // purelint:ignore unused-provider: reason\n")
    #expect(edit?["range"]?["start"]?["character"] == .number(0))
  }

  @Test func aFindingLinksToThePageOnItsRule() throws {
    let editor = try Editor(options: #"{"rulePages": "https://example.org/{rule}.md"}"#)
    let sent = try editor.end(1, ServerSessionTests.inspection(ServerSessionTests.app))
    let finding = sent.first?["params"]?["diagnostics"]?.elements?.first
    #expect(
      finding?["codeDescription"]?["href"]?.text == "https://example.org/dependency-cycle.md"
    )
  }

  @Test func whoAsksForFindingsIsSentThoseOfOtherFiles() throws {
    let editor = try Editor(#"{"textDocument": {"diagnostic": {}}}"#)
    let app = ServerSessionTests.inspection(ServerSessionTests.app)
    let first = try editor.end(1, app)
    #expect(first.map { $0["params"]?["diagnostics"]?.elements?.count } == [1])
    let item = #"{"uri": "file:///src/App.swift", "version": 1, "text": ""}"#
    let open = #"{"method": "textDocument/didOpen", "params": {"textDocument": \#(item)}}"#
    #expect(try editor.send(open).isEmpty)
    let second = try editor.end(2, app)
    #expect(second.map { $0["params"]?["diagnostics"]?.elements?.count } == [0])
    let report = try result(editor, "textDocument/diagnostic", "{\(Self.file)}")
    #expect(report?["items"]?.elements?.count == 1)
  }

  // MARK: The client's surroundings

  @Test func theFirstCheckIsShownAsProgress() throws {
    let editor = try Editor(#"{"window": {"workDoneProgress": true}}"#)
    let begun = try editor.send(#"{"id": 1, "result": null}"#)
    #expect(begun.map { $0["params"]?["value"]?["kind"]?.text } == ["begin"])
    let ended = try editor.end(1, .failure("a mistake"))
    #expect(ended.first?["params"]?["value"]?["kind"]?.text == "end")
    _ = try editor.send(#"{"method": "textDocument/didSave", "params": {}}"#)
    #expect(try editor.end(2, .failure("a mistake")).isEmpty)
  }

  @Test func progressThatTheClientRefusesIsNotReported() throws {
    let editor = try Editor(#"{"window": {"workDoneProgress": true}}"#)
    #expect(try editor.send(#"{"id": 1, "error": {"code": 1, "message": ""}}"#).isEmpty)
    #expect(try editor.end(1, ServerSessionTests.inspection("let a = 1")).isEmpty)
  }

  @Test func settingsAreAskedForWhereTheClientTellsThem() throws {
    let editor = try Editor(#"{"workspace": {"configuration": true}}"#)
    _ = try editor.send(#"{"id": 1, "result": [{"codeLenses": false}]}"#)
    _ = try editor.end(1, ServerSessionTests.inspection(ServerSessionTests.app))
    #expect(
      try result(editor, "textDocument/codeLens", "{\(Self.file)}")?.elements?.isEmpty == true
    )
    let changed = try editor.send(
      #"{"method": "workspace/didChangeConfiguration", "params": {"settings": null}}"#
    )
    #expect(changed.map { $0["method"]?.text } == ["workspace/configuration"])
  }

  @Test(arguments: [
    ("  @Inject var clock: Clock", 14, "clock"), ("@A\n  private let b: B", 18, "b"),
    ("  @Inject var clock", 19, "clock"),
  ])
  func aPropertyWithAnAttributeIsKnown(text: String, offset: Int, name: String) {
    let bytes = Array(text.utf8)
    let found = PropertyName(at: offset, in: bytes)
    #expect(found.map { String(decoding: bytes[$0.range], as: UTF8.self) } == name)
  }

  @Test(arguments: [("var clock: Clock", 5), ("@Inject var clock", 2), ("", 0), ("@A\n\nlet b", 9)])
  func nothingElseIsAPropertyWithAnAttribute(text: String, offset: Int) {
    #expect(PropertyName(at: offset, in: Array(text.utf8)) == nil)
  }
}
