import PureLintPolicy
import PureLintQuestions
import PureLintSource

/// The server that tells an editor what a run would find, while the files are being changed.
///
/// Three threads hand each other letters: one reads what the client sends, one checks, and one answers.
/// So no request waits for a check that it does not need, and a check of texts that have changed
/// meanwhile is never shown.
package struct LanguageServer {
  /// A letter to the thread that answers.
  enum Letter: Sendable {
    case message(JSONValue)
    case malformed
    /// A check has ended; the number is that of its order.
    case checked(Int, Workspace.Outcome)
    /// The graph that a check has made is ready for questions.
    case surveyed(Int, Survey)
    /// A wish to have a finding mended is fulfilled, or is not; the number is that of the check.
    case mended(Int, MendOutcome)
    /// The client has closed its end, or sends what cannot be understood.
    case end
  }

  /// A letter to the thread that checks.
  enum Order: Sendable {
    case check(Int, folders: [String], texts: [String: [UInt8]])
    /// Mends a finding of the check with the number.
    case mend(Int, MendRequest)
    case end

    var isEnd: Bool { if case .end = self { true } else { false } }
  }

  private let workspace: Workspace
  private let version: String
  private let letters = Mailbox<Letter>()
  private let orders = Mailbox<Order>()

  /// - Parameter version: That of the tool.
  package init(_ workspace: Workspace, version: String) {
    self.workspace = workspace
    self.version = version
  }

  /// Serves one client until it leaves.
  ///
  /// - Parameters:
  ///   - read: The next bytes that the client sends; empty at the end.
  ///   - write: Sends bytes to the client; false if it no longer reads.
  /// - Returns: whether the client left as the protocol has it: by `shutdown` and `exit`.
  package func serve(
    reading read: @escaping @Sendable () -> [UInt8],
    writing write: (String) -> Bool
  ) -> Bool {
    let (letters, orders, workspace) = (letters, orders, workspace)
    let reader = SystemThread { Self.receive(read, into: letters) }
    let checker = SystemThread { Self.check(orders, workspace, answeringTo: letters) }
    guard reader != nil, let checker else { return false }
    var session = ServerSession(workspace, version: version) { orders.send($0) }
    var isOpen = true
    while isOpen, !session.hasEnded {
      for letter in letters.takeAll() where isOpen && !session.hasEnded {
        session.handle(letter)
        for text in session.takeOutput() where isOpen {
          isOpen = write("Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
        }
      }
    }
    // A reader that waits for a client that will not write again ends with the process.
    orders.send(.end)
    checker.join()
    return session.hasEndedWell
  }

  /// Cuts what arrives into messages.
  private static func receive(_ read: () -> [UInt8], into letters: Mailbox<Letter>) {
    var reader = MessageReader()
    while true {
      let bytes = read()
      if bytes.isEmpty { return letters.send(.end) }
      reader.add(bytes)
      while let piece = reader.next() {
        switch piece {
        case .message(let value): letters.send(.message(value))
        case .malformed: letters.send(.malformed)
        case .broken: return letters.send(.end)
        }
      }
    }
  }

  /// Carries out the newest of the orders that have arrived, over and over.
  private static func check(
    _ orders: Mailbox<Order>,
    _ workspace: Workspace,
    answeringTo letters: Mailbox<Letter>
  ) {
    while true {
      let waiting = orders.takeAll()
      if waiting.contains(where: \.isEnd) { return }
      for case .mend(let number, _) in waiting.dropLast() {
        letters.send(.mended(number, .nothing(MendFailure.outdated.text)))
      }
      if case .mend(let number, let request) = waiting.last {
        letters.send(.mended(number, workspace.mend(request)))
      }
      guard case .check(let number, let folders, let texts) = waiting.last else { continue }
      let outcome = workspace.check(folders, texts)
      letters.send(.checked(number, outcome))
      // Of a text that has changed meanwhile nobody asks anything.
      guard case .inspection(let inspection) = outcome, orders.isEmpty else { continue }
      letters.send(.surveyed(number, inspection.survey()))
    }
  }
}
