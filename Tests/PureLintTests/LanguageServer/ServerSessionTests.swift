import Foundation
import Testing

@testable import PureLint
@testable import PureLintLanguageServer
@testable import PureLintPolicy
@testable import PureLintQuestions
@testable import PureLintSource

@Suite struct ServerSessionTests {
  /// A session whose checks end when the test says so.
  final class Editor {
    private(set) var orders: [LanguageServer.Order] = []
    private var session: ServerSession!

    init(_ capabilities: String = "{}", options: String = "null") throws {
      let workspace = Workspace(
        check: { _, _ in .failure("not asked for") },
        rulesOnUnused: ["unused-provider"],
        mend: { _ in .nothing("not asked for") },
        explain: { "page on \($0)" }
      )
      session = ServerSession(workspace, version: "1") { [unowned self] in orders.append($0) }
      _ = try send(
        #"{"id": 1, "method": "initialize", "params": {"capabilities": \#(capabilities), "#
          + #""initializationOptions": \#(options)}}"#
      )
      _ = try send(#"{"method": "initialized", "params": {}}"#)
    }

    func send(_ message: String) throws -> [JSONNode] {
      session.handle(.message(try JSONReader.read(Array(message.utf8))))
      return try answers()
    }

    /// Ends the check of an order, from 1 on.
    func end(_ order: Int, _ outcome: Workspace.Outcome) throws -> [JSONNode] {
      session.handle(.checked(order, outcome))
      if case .inspection(let inspection) = outcome {
        session.handle(.surveyed(order, inspection.survey()))
      }
      return try answers()
    }

    /// Ends the check of an order, and leaves its graph open.
    func endInFindings(_ order: Int, _ outcome: Workspace.Outcome) throws -> [JSONNode] {
      session.handle(.checked(order, outcome))
      return try answers()
    }

    /// Ends the search for a change that an order asked for.
    func mended(_ order: Int, _ outcome: MendOutcome) throws -> [JSONNode] {
      session.handle(.mended(order, outcome))
      return try answers()
    }

    private func answers() throws -> [JSONNode] {
      try session.takeOutput().map { try JSONDecoder().decode(JSONNode.self, from: Data($0.utf8)) }
    }
  }

  static func inspection(_ text: String) -> Workspace.Outcome {
    let file = SourceFile(path: "/src/App.swift", bytes: Array(text.utf8))
    let report = Linter().run([file])
    let policy = Policy(rules: Linter().rules)
    let verdict = policy.verdict(on: report)
    return .inspection(
      Workspace.Inspection(
        files: [file],
        diagnostics: verdict.diagnostics,
        broken: report.brokenFiles,
        paths: .init()
      ) {
        Survey(report, verdict, paths: .init())
      }
    )
  }

  static let app = """
    final class Store { init(api: Api) {} }
    final class Api { init(store: Store) {} }
    final class AppContainer {
      lazy var store = Store(api: api)
      lazy var api = Api(store: store)
    }
    @main struct App {
      static func main() { print(AppContainer().store) }
    }

    """

  @Test func aRequestWaitsForTheCheckThatItNeeds() throws {
    let editor = try Editor()
    let hover =
      #"{"id": 7, "method": "textDocument/hover", "params": {"textDocument": "#
      + #"{"uri": "file:///src/App.swift"}, "position": {"line": 3, "character": 12}}}"#
    #expect(try editor.send(hover).isEmpty)
    let sent = try editor.end(1, Self.inspection(Self.app))
    let answer = try #require(sent.last)
    #expect(answer["id"] == .number(7))
    #expect(answer["result"]?["contents"]?["value"]?.text?.contains("store") == true)
  }

  @Test func findingsAndTheirMendsDoNotWaitForTheGraph() throws {
    let editor = try Editor()
    let range =
      #"{"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}"#
    let actions =
      #"{"id": 8, "method": "textDocument/codeAction", "params": {"textDocument": "#
      + #"{"uri": "file:///src/App.swift"}, "range": \#(range)}}"#
    let lens =
      #"{"id": 9, "method": "textDocument/codeLens", "params": {"textDocument": "#
      + #"{"uri": "file:///src/App.swift"}}}"#
    _ = try editor.send(lens) + editor.send(actions)
    let found = Self.inspection(Self.app)
    let first = try editor.endInFindings(1, found)
    #expect(first.map { $0["method"]?.text } == ["textDocument/publishDiagnostics", nil])
    #expect(first.last?["id"] == .number(8))
    #expect(try editor.end(1, found).last?["id"] == .number(9))
  }

  @Test func aCheckOfOldTextsIsNeverShown() throws {
    let editor = try Editor()
    let open =
      #"{"method": "textDocument/didOpen", "params": {"textDocument": "#
      + #"{"uri": "file:///src/App.swift", "version": 3, "text": "let a = 1"}}}"#
    #expect(try editor.send(open).isEmpty)
    #expect(editor.orders.count == 2)
    #expect(try editor.end(1, Self.inspection(Self.app)).isEmpty)
    #expect(try editor.end(2, Self.inspection("let a = 1")).isEmpty)
  }

  @Test func whatIsMendedIsSaid() throws {
    let editor = try Editor()
    let first = try editor.end(1, Self.inspection(Self.app))
    #expect(first.map { $0["method"]?.text } == ["textDocument/publishDiagnostics"])
    #expect(first.first?["params"]?["diagnostics"]?.elements?.count == 1)
    _ = try editor.send(#"{"method": "textDocument/didSave", "params": {}}"#)
    let second = try editor.end(2, Self.inspection("let a = 1"))
    #expect(second.map { $0["params"]?["diagnostics"]?.elements?.count } == [0])
  }

  @Test func aRequestThatWaitsCanBeCancelled() throws {
    let editor = try Editor()
    let lens =
      #"{"id": "x", "method": "textDocument/codeLens", "params": {"textDocument": "#
      + #"{"uri": "file:///src/App.swift"}}}"#
    #expect(try editor.send(lens).isEmpty)
    let cancelled = try editor.send(#"{"method": "$/cancelRequest", "params": {"id": "x"}}"#)
    #expect(cancelled.map { $0["error"]?["code"] } == [.number(-32800)])
    #expect(try editor.end(1, Self.inspection("let a = 1")).isEmpty)
  }

  @Test func aFailureIsShownOnceAndRequestsGetAnAnswer() throws {
    let editor = try Editor()
    let shown = try editor.end(1, .failure("a mistake"))
    #expect(shown.map { $0["params"]?["message"]?.text } == ["a mistake"])
    _ = try editor.send(#"{"method": "textDocument/didSave", "params": {}}"#)
    #expect(try editor.end(2, .failure("a mistake")).isEmpty)
    let lens = try editor.send(
      #"{"id": 2, "method": "textDocument/codeLens", "params": {"textDocument": {"uri": "file:///a"}}}"#
    )
    #expect(lens.map { $0["result"]?.elements?.count } == [0])
  }

  @Test(arguments: [
    (#"{"id": 2, "method": "initialize", "params": {}}"#, -32600.0),
    (#"{"id": 2, "method": "textDocument/rename", "params": {}}"#, -32601),
  ])
  func refuses(message: String, code: Double) throws {
    let editor = try Editor()
    #expect(try editor.send(message).map { $0["error"]?["code"] } == [.number(code)])
  }

  @Test func changesAreMadeOneAfterTheOther() throws {
    var documents = OpenDocuments()
    func value(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }
    try documents.open(
      value(#"{"textDocument": {"uri": "file:///A", "version": 1, "text": "aé\nb"}}"#)
    )
    let range = #"{"start": {"line": 0, "character": 1}, "end": {"line": 1, "character": 0}}"#
    let change =
      #"{"textDocument": {"uri": "file:///A", "version": 2}, "contentChanges": "#
      + #"[{"range": \#(range), "text": "x"}, {"range": {"start": {"line": 0, "character": 3}, "#
      + #""end": {"line": 0, "character": 3}}, "text": "!"}]}"#
    try documents.change(value(change), .utf16)
    #expect(documents.texts == ["/A": Array("axb!".utf8)])
    try documents.close(value(#"{"textDocument": {"uri": "file:///A"}}"#))
    #expect(documents.texts.isEmpty)
  }
}
