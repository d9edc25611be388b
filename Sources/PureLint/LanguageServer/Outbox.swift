import PureLintSource

/// The messages that wait to be sent to the client.
struct Outbox {
  private var messages: [String] = []
  private var requestCount = 0

  /// The messages to send, which then are gone from here.
  mutating func takeAll() -> [String] {
    defer { messages = [] }
    return messages
  }

  /// Answers a request.
  mutating func answer(_ id: RequestID, with result: JSONText) {
    send(.object(["jsonrpc": "2.0", "id": id.json, "result": result]))
  }

  /// Says why a request, or what could not be read as one, is not answered.
  mutating func refuse(_ id: RequestID?, _ failure: RequestFailure) {
    let error = JSONText.object([
      "code": .number(failure.rawValue), "message": .text(failure.message),
    ])
    send(.object(["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error]))
  }

  mutating func notify(_ method: String, _ parameters: KeyValuePairs<String, JSONText?>) {
    send(.object(["jsonrpc": "2.0", "method": .text(method), "params": .object(parameters)]))
  }

  /// Asks the client for something.
  ///
  /// - Returns: the number that its answer bears.
  @discardableResult
  mutating func request(
    _ method: String,
    _ parameters: KeyValuePairs<String, JSONText?>? = nil
  ) -> RequestID {
    requestCount += 1
    send(
      .object([
        "jsonrpc": "2.0", "id": .number(requestCount), "method": .text(method),
        "params": parameters.map { .object($0) },
      ])
    )
    return .number(requestCount)
  }

  private mutating func send(_ message: JSONText) { messages.append(message.onOneLine()) }
}
