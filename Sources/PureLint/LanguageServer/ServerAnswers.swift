import GraphModel
import PureLintPolicy
import PureLintSource

/// A request that is answered from what a check has found.
enum ServerRequest: String, CaseIterable {
  case diagnostic = "textDocument/diagnostic"
  case codeAction = "textDocument/codeAction"
  case codeLens = "textDocument/codeLens"
  case hover = "textDocument/hover"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case command = "workspace/executeCommand"

  /// Whether the graph is asked for the answer, which stands later than findings do.
  var asksGraph: Bool { self != .diagnostic && self != .codeAction }
}

/// The answers to requests about what a session has checked last.
struct ServerAnswers {
  private let workspace: Workspace
  private let client: ClientTraits
  private let documents: OpenDocuments
  private let files: CheckedFiles?

  init(_ session: ServerSession) {
    workspace = session.workspace
    client = session.client
    documents = session.documents
    files = session.files
  }

  /// An answer, and what else the user is shown.
  struct Answer {
    var result: JSONText
    var message: String?
  }

  /// The abilities of the server.
  static func capabilities(_ client: ClientTraits) -> JSONText {
    .object([
      "positionEncoding": .text(client.encoding.rawValue),
      "textDocumentSync": .object([
        "openClose": .flag(true), "change": .number(2), "save": .flag(true),
      ]),
      "hoverProvider": .flag(true),
      "definitionProvider": .flag(true),
      "referencesProvider": .flag(true),
      "codeActionProvider": .object(["codeActionKinds": [.text("quickfix")]]),
      "codeLensProvider": .object(["resolveProvider": .flag(false)]),
      "executeCommandProvider": .object([
        "commands": .list(ServerCommand.allCases.map { .text($0.rawValue) })
      ]),
      "diagnosticProvider": client.pullsDiagnostics
        ? .object([
          "identifier": "purelint", "interFileDependencies": .flag(true),
          "workspaceDiagnostics": .flag(false),
        ]) : nil,
      "workspace": .object([
        "workspaceFolders": .object([
          "supported": .flag(true), "changeNotifications": .flag(true),
        ])
      ]),
    ])
  }

  func answer(
    _ request: ServerRequest,
    _ parameters: JSONValue
  ) throws(RequestFailure) -> Answer {
    switch request {
    case .diagnostic: return Answer(result: try diagnostics(parameters))
    case .codeAction: return Answer(result: try codeActions(parameters))
    case .codeLens: return Answer(result: try codeLenses(parameters))
    case .hover: return Answer(result: try hover(parameters))
    case .definition: return Answer(result: try locations(parameters) { $0.origins(of: $1) })
    case .references: return Answer(result: try locations(parameters) { $0.users(of: $1) })
    case .command: return Answer(result: .null, message: try message(parameters))
    }
  }

  private func address(_ parameters: JSONValue) throws(RequestFailure) -> String {
    guard let address = parameters["textDocument"]?["uri"]?.text else { throw .invalidParameters }
    return address
  }

  /// The file that a request is about; nil if it was not checked.
  private func file(
    _ parameters: JSONValue
  ) throws(RequestFailure) -> (files: CheckedFiles, id: FileID)? {
    let address = try address(parameters)
    guard let files, let id = files.file(address) else { return nil }
    return (files, id)
  }

  private func diagnostics(_ parameters: JSONValue) throws(RequestFailure) -> JSONText {
    let address = try address(parameters)
    var items: [JSONText] = []
    if let files {
      var writer = DiagnosticWriter(files, workspace.rulesOnUnused)
      items = writer.diagnostics(in: address)
    }
    return .object(["kind": "full", "items": .list(items)])
  }

  private func codeActions(_ parameters: JSONValue) throws(RequestFailure) -> JSONText {
    guard let start = TextLines.Position(parameters["range"]?["start"]),
      let end = TextLines.Position(parameters["range"]?["end"]), start <= end
    else { throw .invalidParameters }
    guard let (files, id) = try file(parameters) else { return .list([]) }
    let writer = DiagnosticWriter(files, workspace.rulesOnUnused)
    var actions = CodeActions(files, documents, client, writer)
    return .list(actions.actions(in: id, start..<end))
  }

  private func codeLenses(_ parameters: JSONValue) throws(RequestFailure) -> JSONText {
    guard let (files, id) = try file(parameters), let survey = files.survey else {
      return .list([])
    }
    let places = GraphPlaces(survey, in: id)
    var writer = PlaceWriter(files)
    let graph = survey.graph
    return .list(
      places.declared.compactMap { node, range in
        guard [.module, .provider].contains(graph[node].kind), !graph[node].traits.contains(.isTest)
        else { return nil }
        let count = places.userCount(of: node)
        let offset = Int(range.lowerBound)
        return .object([
          "range": writer.range(offset..<Int(range.upperBound), in: id),
          "command": .object([
            "title": .text(count == 0 ? "needed by nobody in sight" : "needed by \(count)"),
            "command": .text(ServerCommand.show.rawValue),
            "arguments": [.text(files.address(of: id)), .number(offset)],
          ]),
        ])
      }
    )
  }

  private func hover(_ parameters: JSONValue) throws(RequestFailure) -> JSONText {
    guard let (_, places, node) = try subject(parameters) else { return .null }
    let text = places.details(of: node)
    // No line of the text can end the block: names have no line breaks, and it is fenced by more.
    let fence = String(repeating: "`", count: text.longestRun(of: "`") + 3)
    return .object([
      "contents": .object([
        "kind": "markdown", "value": .text("\(fence)text\n\(text)\(fence)"),
      ])
    ])
  }

  private func locations(
    _ parameters: JSONValue,
    _ find: (GraphPlaces, NodeID) -> [Location]
  ) throws(RequestFailure) -> JSONText {
    guard let (files, places, node) = try subject(parameters) else { return .list([]) }
    var writer = PlaceWriter(files)
    return .list(find(places, node).map { writer.location($0) })
  }

  /// The thing that the position of a request speaks of; nil if it speaks of none.
  private func subject(
    _ parameters: JSONValue
  ) throws(RequestFailure) -> (files: CheckedFiles, places: GraphPlaces, node: NodeID)? {
    guard let position = TextLines.Position(parameters["position"]) else {
      throw .invalidParameters
    }
    guard let (files, id) = try file(parameters), let survey = files.survey else { return nil }
    let offset = TextLines(files.bytes(of: id)).offset(of: position, client.encoding)
    let places = GraphPlaces(survey, in: id)
    return places.node(at: offset).map { (files, places, $0) }
  }

  /// What a command shows the user.
  private func message(_ parameters: JSONValue) throws(RequestFailure) -> String {
    let arguments = parameters["arguments"]?.elements ?? []
    guard let name = parameters["command"]?.text, let command = ServerCommand(rawValue: name),
      let first = arguments.first?.text
    else { throw .invalidParameters }
    switch command {
    case .explain:
      guard let page = workspace.explain(first) else { throw .invalidParameters }
      return page
    case .show:
      guard arguments.count > 1, let offset = arguments[1].number else { throw .invalidParameters }
      guard let files, let survey = files.survey, let id = files.file(first) else {
        return "the file was not checked"
      }
      let places = GraphPlaces(survey, in: id)
      return places.node(at: offset).map { places.details(of: $0) } ?? "nothing is known of it"
    }
  }
}

extension String {
  /// The length of the longest run of a character.
  fileprivate func longestRun(of wanted: Character) -> Int {
    var (longest, current) = (0, 0)
    for character in self {
      current = character == wanted ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
