public struct Server {
  let host: String

  public init(host: String) { self.host = host }
}

public protocol Fetching {
  func fetch(_ path: String) -> [String]
}

public final class Network: Fetching {
  private let server: Server
  private let log: Logging

  public init(server: Server, log: Logging) {
    self.server = server
    self.log = log
  }

  public func fetch(_ path: String) -> [String] {
    log.note("fetches \(path)")
    return ["\(server.host)/\(path)"]
  }
}

/// Tries again what came back empty.
public final class PatientNetwork: Fetching {
  private let network: Network

  public init(network: Network) { self.network = network }

  public func fetch(_ path: String) -> [String] {
    let found = network.fetch(path)
    return found.isEmpty ? network.fetch(path) : found
  }
}
