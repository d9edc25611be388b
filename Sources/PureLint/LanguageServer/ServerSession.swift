import PureLintFindings
import PureLintPolicy
import PureLintQuestions
import PureLintSource

/// One session with a client: what is open, what was checked last, and which requests wait.
struct ServerSession {
  let workspace: Workspace
  private let version: String
  private let order: (LanguageServer.Order) -> Void

  private var state = State.new
  private(set) var client = ClientTraits(nil)
  private(set) var documents = OpenDocuments()
  private var folders: [String] = []
  /// What the last check found, while its texts are still those of the client.
  private(set) var files: CheckedFiles?
  /// The number of the last check that was ordered.
  private var lastOrder = 0
  /// The requests that need what a check finds that has not ended.
  private var waiting: [Message] = []
  /// The addresses of files for which diagnostics were sent that are not empty.
  private var published: Set<String> = []
  private var lastFailure: String?
  /// The failure that the user was shown last.
  private var shownFailure: String?
  private var requestCount = 0
  private var output: [String] = []

  private enum State {
    case new, running, shutDown, ended
  }

  init(
    _ workspace: Workspace,
    version: String,
    order: @escaping (LanguageServer.Order) -> Void
  ) {
    self.workspace = workspace
    self.version = version
    self.order = order
  }

  /// Whether the client is gone.
  private(set) var hasEnded = false
  /// Whether it has said so before.
  private(set) var hasEndedWell = false

  /// The messages to send, which then are gone from here.
  mutating func takeOutput() -> [String] {
    defer { output = [] }
    return output
  }

  mutating func handle(_ letter: LanguageServer.Letter) {
    switch letter {
    case .message(let value): if let message = Message(value) { handle(message) }
    case .malformed: send(failure: .parseError, to: nil)
    case .checked(let number, let outcome): if number == lastOrder { take(outcome) }
    case .surveyed(let number, let survey): if number == lastOrder { take(survey) }
    case .end: hasEnded = true
    }
  }

  private mutating func handle(_ message: Message) {
    if message.method == "exit" {
      hasEnded = true
      hasEndedWell = state == .shutDown
    } else if let id = message.id {
      answer(message, id)
    } else if state == .running {
      do throws(RequestFailure) {
        try notice(message)
      } catch {
        send(
          "window/logMessage",
          ["type": .number(2), "message": .text("\(message.method): \(error.message)")]
        )
      }
    }
  }

  // MARK: Requests

  private mutating func answer(_ message: Message, _ id: RequestID) {
    do throws(RequestFailure) {
      switch (message.method, state) {
      case ("initialize", .new): send(try initialize(message.parameters), to: id)
      case (_, .new): throw .notInitialized
      case (_, .shutDown), (_, .ended), ("initialize", _): throw .invalidRequest
      case ("shutdown", _):
        state = .shutDown
        send(.null, to: id)
      default:
        guard let request = ServerRequest(rawValue: message.method) else { throw .methodNotFound }
        if canAnswer(request) { try answerNow(message, id) } else { waiting.append(message) }
      }
    } catch {
      send(failure: error, to: id)
    }
  }

  /// Whether what a request is about has been found out.
  private func canAnswer(_ request: ServerRequest) -> Bool {
    if lastFailure != nil { return true }
    guard let files else { return false }
    return files.survey != nil || !request.asksGraph
  }

  private mutating func answerNow(_ message: Message, _ id: RequestID) throws(RequestFailure) {
    guard let request = ServerRequest(rawValue: message.method) else { throw .methodNotFound }
    let answers = ServerAnswers(self)
    let answer = try answers.answer(request, message.parameters ?? .null)
    if let text = answer.message {
      send("window/showMessage", ["type": .number(3), "message": .text(text)])
    }
    send(answer.result, to: id)
  }

  private mutating func initialize(_ parameters: JSONValue?) throws(RequestFailure) -> JSONText {
    client = ClientTraits(parameters)
    let named = parameters?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.text } ?? []
    let root = [parameters?["rootUri"]?.text].compactMap { $0 }
    folders = (named.isEmpty ? root : named).compactMap(FileAddress.path)
    if folders.isEmpty, let path = parameters?["rootPath"]?.text { folders = [path] }
    state = .running
    return .object([
      "capabilities": ServerAnswers.capabilities(client),
      "serverInfo": .object(["name": "purelint", "version": .text(version)]),
    ])
  }

  // MARK: Notifications

  private mutating func notice(_ message: Message) throws(RequestFailure) {
    let parameters = message.parameters ?? .null
    switch message.method {
    case "initialized":
      if client.watchesFiles { watchFiles() }
      orderCheck()
    case "textDocument/didOpen":
      try documents.open(parameters)
      orderCheck()
    case "textDocument/didChange":
      try documents.change(parameters, client.encoding)
      orderCheck()
    case "textDocument/didClose":
      try documents.close(parameters)
      orderCheck()
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": orderCheck()
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters["event"])
    case "$/cancelRequest": cancel(parameters["id"].flatMap(RequestID.init))
    default: break
    }
  }

  private mutating func changeFolders(_ event: JSONValue?) {
    func paths(_ key: String) -> [String] {
      (event?[key]?.elements ?? []).compactMap { $0["uri"]?.text.flatMap(FileAddress.path) }
    }
    let removed = Set(paths("removed"))
    folders.removeAll { removed.contains($0) }
    folders += paths("added").filter { !folders.contains($0) }
    orderCheck()
  }

  /// Answers a request that waits; one that is answered already is none that could be cancelled.
  private mutating func cancel(_ id: RequestID?) {
    guard let id, let position = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: position)
    send(failure: .cancelled, to: id)
  }

  private mutating func watchFiles() {
    let patterns = [
      "**/*.swift", "**/.purelint.json", "**/.purelint-baseline.json", "**/project.pbxproj",
      "**/*.yml", "**/*.yaml", "**/BUILD", "**/*.bazel",
    ]
    let watchers = patterns.map { JSONText.object(["globPattern": .text($0)]) }
    let registration = JSONText.object([
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": .object(["watchers": .list(watchers)]),
    ])
    request("client/registerCapability", ["registrations": [registration]])
  }

  // MARK: Checks

  /// Has the texts checked as they are now; what was found of others counts no more.
  private mutating func orderCheck() {
    files = nil
    lastFailure = nil
    lastOrder += 1
    order(.check(lastOrder, folders: folders, texts: documents.texts))
  }

  private mutating func take(_ outcome: Workspace.Outcome) {
    switch outcome {
    case .inspection(let inspection):
      let checked = CheckedFiles(inspection, client.encoding, documents.addresses)
      files = checked
      if client.pullsDiagnostics {
        if client.refreshesDiagnostics { request("workspace/diagnostic/refresh", nil) }
      } else {
        publish(checked)
      }
    case .failure(let text):
      lastFailure = text
      if text != shownFailure {
        send("window/showMessage", ["type": .number(1), "message": .text(text)])
      }
      shownFailure = text
    }
    answerWaiting()
  }

  private mutating func take(_ survey: Survey) {
    files?.survey = survey
    answerWaiting()
  }

  private mutating func answerWaiting() {
    let requests = waiting
    waiting = []
    for message in requests {
      guard let id = message.id, let request = ServerRequest(rawValue: message.method) else {
        continue
      }
      guard canAnswer(request) else {
        waiting.append(message)
        continue
      }
      do throws(RequestFailure) {
        try answerNow(message, id)
      } catch {
        send(failure: error, to: id)
      }
    }
  }

  /// Sends what is reported, file by file, and for files in which nothing is any more, that.
  private mutating func publish(_ checked: CheckedFiles) {
    var writer = DiagnosticWriter(checked, workspace.rulesOnUnused)
    let reported = checked.reported
    for address in reported.union(published).sorted() {
      send(
        "textDocument/publishDiagnostics",
        [
          "uri": .text(address),
          "version": documents.documents[address].map { .number($0.version) },
          "diagnostics": .list(writer.diagnostics(in: address)),
        ]
      )
    }
    published = reported
  }

  // MARK: Sending

  private mutating func send(_ result: JSONText, to id: RequestID) {
    output.append(
      JSONText.object(["jsonrpc": "2.0", "id": id.json, "result": result]).onOneLine()
    )
  }

  private mutating func send(failure: RequestFailure, to id: RequestID?) {
    let error = JSONText.object([
      "code": .number(failure.rawValue), "message": .text(failure.message),
    ])
    output.append(
      JSONText.object(["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error]).onOneLine()
    )
  }

  private mutating func send(_ method: String, _ parameters: KeyValuePairs<String, JSONText?>) {
    output.append(
      JSONText.object([
        "jsonrpc": "2.0", "method": .text(method), "params": .object(parameters),
      ]).onOneLine()
    )
  }

  private mutating func request(_ method: String, _ parameters: KeyValuePairs<String, JSONText?>?) {
    requestCount += 1
    output.append(
      JSONText.object([
        "jsonrpc": "2.0", "id": .number(requestCount), "method": .text(method),
        "params": parameters.map { .object($0) },
      ]).onOneLine()
    )
  }
}
