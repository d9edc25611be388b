import Foundation

/// The calls of one part of the server.
public protocol API: Sendable {
  var path: String { get }
}

public enum RouteAPI: API {
  case list(Difficulty?)
  case route(Route.ID)

  public var path: String {
    switch self {
    case .list(let difficulty?): "/routes?difficulty=\(difficulty.rawValue)"
    case .list(nil): "/routes"
    case .route(let id): "/routes/\(id)"
    }
  }
}

public enum HikerAPI: API {
  case me

  public var path: String { "/me" }
}

public typealias HikerClient = APIClient<HikerAPI>

public final class APIClient<Target: API> {
  private let session: Session
  private let plugins: [ClientPlugin]

  public init(session: Session, plugins: [ClientPlugin] = []) {
    self.session = session
    self.plugins = plugins
  }

  public func request(_ target: Target) -> [String] {
    plugins.forEach { $0.willSend(target.path) }
    return session.lines(at: target.path)
  }
}

public protocol ClientPlugin {
  func willSend(_ path: String)
}

public struct PrintingPlugin: ClientPlugin {
  public init() {}
  public func willSend(_ path: String) { print(path) }
}

public final class Session {
  private let baseURL: URL

  public init(baseURL: URL) {
    self.baseURL = baseURL
  }

  func lines(at path: String) -> [String] {
    [baseURL.appendingPathComponent(path).absoluteString]
  }
}
