import GraphModel
import PureLintFindings
import PureLintPolicy
import PureLintQuestions
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

  /// Whether it is about one place, of which an earlier check knows as much, where nothing was changed there.
  var isAboutPlace: Bool { self == .hover || self == .definition || self == .references }
}

/// The answers to requests about what a session has checked last.
struct ServerAnswers {
  let workspace: Workspace
  let settings: ServerSettings
  private let client: ClientTraits
  let documents: OpenDocuments
  /// What was found in the texts that the client has.
  let files: CheckedFiles?
  /// The last files whose graph is known, perhaps with other texts.
  let surveyed: CheckedFiles?

  init(_ session: ServerSession) {
    workspace = session.workspace
    settings = session.settings
    client = session.client
    documents = session.documents
    files = session.latest.files
    surveyed = session.latest.surveyed
  }

  /// An answer, and what else the user is shown.
  struct Answer {
    var result: JSONText
    var message: String?
    /// The finding to mend, of which the answer comes later.
    var wanted: Finding?
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
      "codeActionProvider": .object([
        "codeActionKinds": .list(CodeActions.kinds.map { .text($0) })
      ]),
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
    case .definition: return Answer(result: try definition(parameters))
    case .references: return Answer(result: try references(parameters))
    case .command where parameters["command"]?.text == ServerCommand.mend.rawValue:
      return Answer(result: .null, wanted: try findingToMend(parameters))
    case .command:
      let text = try tell(parameters)
      return Answer(result: .text(text), message: text)
    }
  }

  private func address(_ parameters: JSONValue) throws(RequestFailure) -> String {
    guard let address = parameters["textDocument"]?["uri"]?.text else { throw .invalidParameters }
    return address
  }

  /// The file that a request is about; nil if it was not checked.
  func file(
    _ parameters: JSONValue,
    in files: CheckedFiles?
  ) throws(RequestFailure) -> (files: CheckedFiles, id: FileID)? {
    let address = try address(parameters)
    guard let files, let id = files.file(address) else { return nil }
    return (files, id)
  }

  private func diagnostics(_ parameters: JSONValue) throws(RequestFailure) -> JSONText {
    let address = try address(parameters)
    var items: [JSONText] = []
    if let files {
      var writer = DiagnosticWriter(files, documents, workspace.rulesOnUnused, settings)
      items = writer.diagnostics(in: address)
    }
    return .object(["kind": "full", "items": .list(items)])
  }

  private func codeActions(_ parameters: JSONValue) throws(RequestFailure) -> JSONText {
    guard let start = TextLines.Position(parameters["range"]?["start"]),
      let end = TextLines.Position(parameters["range"]?["end"]), start <= end
    else { throw .invalidParameters }
    guard let (files, id) = try file(parameters, in: files) else { return .list([]) }
    var actions = actions(files)
    let context = parameters["context"]
    let kinds = context?["only"]?.elements.compactMap(\.text)
    let found = actions.actions(in: id, start..<end)
    // A client that says that nobody asked, but its light bulb, is offered changes alone.
    let isAsked = context?["triggerKind"]?.number != 2
    let asked = isAsked ? try questions(about: start, parameters) : []
    return CodeActions.list(found + asked, only: kinds)
  }

  /// What writes actions on checked files.
  func actions(_ files: CheckedFiles) -> CodeActions {
    CodeActions(
      files,
      documents,
      client,
      DiagnosticWriter(files, documents, workspace.rulesOnUnused, settings),
      rulesOnUnused: workspace.rulesOnUnused
    )
  }

  /// The questions about what stands at a position.
  private func questions(
    about position: TextLines.Position,
    _ parameters: JSONValue
  ) throws(RequestFailure) -> [CodeActions.Action] {
    guard let (files, id) = try file(parameters, in: surveyed), let survey = files.survey,
      let offset = files.offset(of: position, in: id, documents)
    else { return [] }
    let found = GraphPlaces(survey, in: id).place(at: offset).map { [$0.node] } ?? []
    return SubjectSearch(survey).holders(of: found).flatMap { node in
      CodeActions.questions(
        about: survey.graph[node].name,
        at: .object([
          "textDocument": .object(["uri": .text(files.address(of: id))]),
          "position": .position(position),
        ])
      )
    }
  }

  /// Whether an earlier check tells what stands at the position of a request: its file is known, and there
  /// nothing was changed.
  func knows(_ parameters: JSONValue) -> Bool {
    guard let address = parameters["textDocument"]?["uri"]?.text,
      let position = TextLines.Position(parameters["position"]), let surveyed,
      let id = surveyed.file(address)
    else { return false }
    return surveyed.offset(of: position, in: id, documents) != nil
  }

  private func hover(_ parameters: JSONValue) throws(RequestFailure) -> JSONText {
    guard let subject = try subject(parameters) else { return .null }
    let text = NodeDetails.brief(subject.survey, of: subject.node)
    // No line of the text can end the block: names have no line breaks, and it is fenced by more.
    let fence = String(repeating: "`", count: text.longestRun(of: "`") + 3)
    var writer = PlaceWriter(subject.files, documents)
    return .object([
      "contents": .object([
        "kind": "markdown", "value": .text("\(fence)text\n\(text)\(fence)"),
      ]),
      "range": writer.range(of: subject.place),
    ])
  }

  /// The places where the value of something comes from, but for those that a compiler's server finds by
  /// the name alone.
  private func definition(_ parameters: JSONValue) throws(RequestFailure) -> JSONText {
    guard let subject = try subject(parameters) else { return .list([]) }
    let isField = subject.survey.graph[subject.node].kind == .dependency
    return list(subject.places.origins(of: subject.node), beside: subject, isFoundByName: !isField)
  }

  /// The places where something is needed or read, but for those with its name.
  private func references(_ parameters: JSONValue) throws(RequestFailure) -> JSONText {
    guard let subject = try subject(parameters) else { return .list([]) }
    let users = subject.places.users(of: subject.node)
    let declaration = subject.survey.graph[subject.node].location
    let isWanted = parameters["context"]?["includeDeclaration"]?.flag ?? false
    let all = (isWanted ? [declaration].compactMap { $0 } : []) + users
    return list(all, beside: subject, isFoundByName: true)
  }

  /// Places in their order, one for each line.
  ///
  /// - Parameter isFoundByName: Whether a compiler's server finds those that bear the same name.
  private func list(
    _ locations: [Location],
    beside subject: Subject,
    isFoundByName: Bool
  ) -> JSONText {
    var writer = PlaceWriter(subject.files, documents)
    let name = subject.files.text(at: subject.place)
    let shown = locations.filter { place in
      settings.isAlone
        || place != subject.place && !(isFoundByName && subject.files.text(at: place) == name)
    }
    var known: [FileID: Set<Int>] = [:]
    let distinct = shown.filter { place in
      known[place.file, default: []].insert(writer.line(of: place)).inserted
    }
    return .list(distinct.map { writer.location($0) })
  }

  /// The thing that the position of a request speaks of.
  private struct Subject {
    let files: CheckedFiles
    let survey: Survey
    let places: GraphPlaces
    let node: NodeID
    /// Where it is spoken of.
    let place: Location
  }

  /// The thing that the position of a request speaks of; nil if it speaks of none.
  private func subject(_ parameters: JSONValue) throws(RequestFailure) -> Subject? {
    guard let position = TextLines.Position(parameters["position"]) else {
      throw .invalidParameters
    }
    guard let (files, id) = try file(parameters, in: surveyed), let survey = files.survey,
      let offset = files.offset(of: position, in: id, documents)
    else { return nil }
    let places = GraphPlaces(survey, in: id)
    guard let (node, range) = places.place(at: offset) else { return nil }
    let place = Location(file: id, offset: range.lowerBound, length: UInt32(range.count))
    return Subject(files: files, survey: survey, places: places, node: node, place: place)
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
