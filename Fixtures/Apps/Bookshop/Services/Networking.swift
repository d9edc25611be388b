import Foundation

struct Endpoint: Hashable, Sendable {
  enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  let path: String
  var method: Method = .get
  var query: [String: String] = [:]
}

struct Request: Sendable {
  var url: URL
  var method: Endpoint.Method
  var headers: [String: String]
}

enum NetworkError: Error {
  case offline
  case status(Int)
  case undecodable(any Error)
}

/// Looks at every request before it is sent.
protocol NetworkPlugin {
  func prepare(_ request: inout Request)
}

protocol Networking: AnyObject {
  func data(for endpoint: Endpoint) -> Result<Data, NetworkError>
}

extension Networking {
  func value<Value: Decodable>(for endpoint: Endpoint) -> Result<Value, NetworkError> {
    self.data(for: endpoint).flatMap { data in
      Result { try JSONDecoder().decode(Value.self, from: data) }
        .mapError { .undecodable($0) }
    }
  }
}

final class HTTPNetworking: Networking {
  private let baseURL: URL
  private let plugins: [NetworkPlugin]
  private let send: (Request) -> Result<Data, NetworkError>

  init(
    baseURL: URL,
    plugins: [NetworkPlugin],
    send: @escaping (Request) -> Result<Data, NetworkError> = { _ in .failure(.offline) }
  ) {
    self.baseURL = baseURL
    self.plugins = plugins
    self.send = send
  }

  func data(for endpoint: Endpoint) -> Result<Data, NetworkError> {
    var request = Request(
      url: self.baseURL.appendingPathComponent(endpoint.path),
      method: endpoint.method,
      headers: ["Accept": "application/json"]
    )
    for plugin in self.plugins {
      plugin.prepare(&request)
    }
    return self.send(request)
  }
}

final class TokenPlugin: NetworkPlugin {
  private let tokens: TokenStoring

  init(tokens: TokenStoring) {
    self.tokens = tokens
  }

  func prepare(_ request: inout Request) {
    guard let token = self.tokens.token else { return }
    request.headers["Authorization"] = "Bearer \(token)"
  }
}

final class LoggingPlugin: NetworkPlugin {
  private let logger: Logging

  init(logger: Logging) {
    self.logger = logger
  }

  func prepare(_ request: inout Request) {
    self.logger.log("\(request.method.rawValue) \(request.url.absoluteString)")
  }
}
