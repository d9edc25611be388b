import PureLintPolicy
import PureLintSource

/// A message of a client: a request, which wants an answer, or a notification.
struct Message: Sendable {
  /// The number or text by which the client knows a request again; nil for a notification.
  let id: RequestID?
  let method: String
  let parameters: JSONValue?

  /// - Returns: nil for an answer to a request of ours, of which there is nothing to be done.
  init?(_ value: JSONValue) {
    guard let method = value["method"]?.text else { return nil }
    self.method = method
    id = value["id"].flatMap(RequestID.init)
    parameters = value["params"]
  }
}

/// The number or text by which a client knows its request again.
enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  init?(_ value: JSONValue) {
    if let text = value.text {
      self = .text(text)
    } else if let number = value.number {
      self = .number(number)
    } else {
      return nil
    }
  }

  var json: JSONText {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    }
  }
}

/// A reason why a request is not answered, with the code that JSON-RPC or the protocol has for it.
enum RequestFailure: Int, Error, Sendable {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParameters = -32602
  case notInitialized = -32002
  case cancelled = -32800

  var message: String {
    switch self {
    case .parseError: "this is no JSON"
    case .invalidRequest: "the server is shut down"
    case .methodNotFound: "there is no such method"
    case .invalidParameters: "the parameters are not those of the method"
    case .notInitialized: "the first request has to be 'initialize'"
    case .cancelled: "the request is cancelled"
    }
  }
}

extension JSONValue {
  /// A number without a fraction; nil for anything else.
  var number: Int? { if case .number(let text) = content { Int(text) } else { nil } }
}
