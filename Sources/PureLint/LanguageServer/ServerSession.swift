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
  private(set) var latest = LatestCheck()
  /// The number of the last check that was ordered.
  private var lastOrder = 0
  /// The requests that need what a check finds that has not ended.
  private var waiting: [Message] = []
  private var published = PublishedFindings()
  private(set) var settings = ServerSettings()
  /// The request by which the client was asked last what the user has set.
  private var settingsRequest: RequestID?
  private var progress = CheckProgress()
  private var outbox = Outbox()

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
  mutating func takeOutput() -> [String] { outbox.takeAll() }

  mutating func handle(_ letter: LanguageServer.Letter) {
    switch letter {
    case .message(let value):
      if let message = Message(value) { handle(message) } else { take(answer: value) }
    case .malformed: outbox.refuse(nil, .parseError)
    case .checked(let number, let outcome): if number == lastOrder { take(outcome) }
    case .surveyed(let number, let survey): if number == lastOrder { take(survey) }
    case .mended(let number, let outcome):
      take(number == lastOrder ? outcome : .nothing(MendFailure.outdated.text))
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
        outbox.notify(
          "window/logMessage",
          ["type": .number(2), "message": .text("\(message.method): \(error.message)")]
        )
      }
    }
  }

  /// Takes over what the client answers to a request of ours.
  private mutating func take(answer: JSONValue) {
    guard let id = answer["id"].flatMap(RequestID.init) else { return }
    progress.take(id, isRefused: answer["error"] != nil, &outbox)
    guard id == settingsRequest else { return }
    settingsRequest = nil
    take(settings: answer["result"]?.elements.first)
  }

  // MARK: Requests

  private mutating func answer(_ message: Message, _ id: RequestID) {
    do throws(RequestFailure) {
      switch (message.method, state) {
      case ("initialize", .new): outbox.answer(id, with: initialize(message.parameters))
      case (_, .new): throw .notInitialized
      case (_, .shutDown), (_, .ended), ("initialize", _): throw .invalidRequest
      case ("shutdown", _):
        state = .shutDown
        outbox.answer(id, with: .null)
      default:
        guard let request = ServerRequest(rawValue: message.method) else { throw .methodNotFound }
        if canAnswer(request, message.parameters ?? .null) {
          try answerNow(message, id)
        } else {
          waiting.append(message)
        }
      }
    } catch {
      outbox.refuse(id, error)
    }
  }

  /// Whether what a request is about has been found out, or is known from an earlier check.
  private func canAnswer(_ request: ServerRequest, _ parameters: JSONValue) -> Bool {
    if latest.isComplete || latest.files != nil && !request.asksGraph { return true }
    return request.isAboutPlace && ServerAnswers(self).knows(parameters)
  }

  private mutating func answerNow(_ message: Message, _ id: RequestID) throws(RequestFailure) {
    guard let request = ServerRequest(rawValue: message.method) else { throw .methodNotFound }
    let answers = ServerAnswers(self)
    let answer = try answers.answer(request, message.parameters ?? .null)
    if let text = answer.message, settings.showsAnswers {
      outbox.notify("window/showMessage", ["type": .number(3), "message": .text(text)])
    }
    if let wanted = answer.wanted, let files = latest.files {
      let request = MendRequest(
        rule: wanted.ruleID,
        subject: wanted.subject.names,
        path: files.path(of: wanted.location.file),
        folders: folders,
        texts: documents.texts
      )
      order(.mend(lastOrder, request))
    }
    outbox.answer(id, with: answer.result)
  }

  private mutating func initialize(_ parameters: JSONValue?) -> JSONText {
    client = ClientTraits(parameters)
    settings.take(parameters?["initializationOptions"])
    folders = ClientTraits.folders(parameters)
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
      if client.watchesFiles {
        outbox.request("client/registerCapability", WatchedFiles.registration)
      }
      askForSettings()
      if client.showsProgress { progress.begin(&outbox) }
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
    case "textDocument/didSave":
      documents.save(parameters)
      orderCheck()
    case "workspace/didChangeWatchedFiles":
      documents.notice(parameters)
      orderCheck()
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters["event"])
    case "workspace/didChangeConfiguration":
      take(settings: parameters["settings"]?["purelint"])
      askForSettings()
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
    if client.showsProgress { progress.begin(&outbox) }
    orderCheck()
  }

  private mutating func askForSettings() {
    guard client.tellsSettings else { return }
    let items: JSONText = [.object(["section": "purelint"])]
    settingsRequest = outbox.request("workspace/configuration", ["items": items])
  }

  private mutating func take(settings value: JSONValue?) {
    let before = settings.showsLenses
    settings.take(value)
    if settings.showsLenses != before, client.refreshesLenses {
      outbox.request("workspace/codeLens/refresh")
    }
  }

  /// Answers a request that waits; one that is answered already is none that could be cancelled.
  private mutating func cancel(_ id: RequestID?) {
    guard let id, let position = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: position)
    outbox.refuse(id, .cancelled)
  }

  // MARK: Checks

  /// Has the texts checked as they are now; what was found of others counts no more.
  private mutating func orderCheck() {
    latest.expire()
    lastOrder += 1
    order(.check(lastOrder, folders: folders, texts: documents.texts))
  }

  private mutating func take(_ outcome: Workspace.Outcome) {
    progress.end(&outbox)
    switch outcome {
    case .inspection(let inspection):
      latest.take(CheckedFiles(inspection, client.encoding, documents.addresses), documents)
      if let files = latest.files {
        let writer = DiagnosticWriter(files, documents, workspace.rulesOnUnused, settings)
        published.send(files, documents, client, writer, &outbox)
      }
      if client.pullsDiagnostics, client.refreshesDiagnostics {
        outbox.request("workspace/diagnostic/refresh")
      }
    case .failure(let text, let mistakes):
      latest.fail()
      published.send(text, mistakes, documents, client.encoding, &outbox)
    case .nothing: latest.fail()
    }
    answerWaiting()
  }

  private mutating func take(_ survey: Survey) {
    latest.take(survey)
    answerWaiting()
    if client.refreshesLenses { outbox.request("workspace/codeLens/refresh") }
  }

  /// Has the client make a change that was found for the last check, or says why there is none.
  private mutating func take(_ outcome: MendOutcome) {
    let change = latest.files.map { ServerAnswers(self).edit(outcome, in: $0) }
    switch change ?? .failure(.outdated) {
    case .success(let edit):
      outbox.request("workspace/applyEdit", ["label": "PureLint", "edit": edit])
    case .failure(let reason):
      outbox.notify("window/showMessage", ["type": .number(2), "message": .text(reason.text)])
    }
  }

  private mutating func answerWaiting() {
    let requests = waiting
    waiting = []
    for message in requests {
      guard let id = message.id, let request = ServerRequest(rawValue: message.method) else {
        continue
      }
      guard canAnswer(request, message.parameters ?? .null) else {
        waiting.append(message)
        continue
      }
      do throws(RequestFailure) {
        try answerNow(message, id)
      } catch {
        outbox.refuse(id, error)
      }
    }
  }
}
