import PureLintSource

/// The progress of a check that the user sees: that of the first check of the open folders. Those
/// that follow an edit are not shown, as they come with each letter.
struct CheckProgress {
  private var state = State.hidden
  private var count = 0

  private enum State: Equatable {
    case hidden
    /// The client was asked, by this request, whether it shows progress.
    case asked(RequestID)
    case shown
  }

  private var token: String { "purelint-\(count)" }

  /// Asks the client to show that a check begins.
  mutating func begin(_ outbox: inout Outbox) {
    guard state == .hidden else { return }
    count += 1
    let create = outbox.request("window/workDoneProgress/create", ["token": .text(token)])
    state = .asked(create)
  }

  /// Takes over the client's answer to a request, if it is that for showing progress.
  mutating func take(_ id: RequestID, isRefused: Bool, _ outbox: inout Outbox) {
    guard state == .asked(id) else { return }
    state = isRefused ? .hidden : .shown
    if state == .shown {
      report(["kind": "begin", "title": "PureLint", "message": "checking"], &outbox)
    }
  }

  /// Says that the check has ended.
  mutating func end(_ outbox: inout Outbox) {
    if state == .shown { report(["kind": "end"], &outbox) }
    state = .hidden
  }

  private func report(_ value: KeyValuePairs<String, JSONText?>, _ outbox: inout Outbox) {
    outbox.notify("$/progress", ["token": .text(token), "value": .object(value)])
  }
}
