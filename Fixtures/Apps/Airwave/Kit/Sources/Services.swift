import Foundation
import RxSwift

public protocol ShowServiceType: AnyObject {
  func shows(in group: GroupCode) -> Observable<[Show]>
  func episodes(of code: String) -> Observable<[Episode]>
}

public final class ShowService: ShowServiceType {
  private let networking: NetworkingProtocol

  public init(networking: NetworkingProtocol) {
    self.networking = networking
  }

  public func shows(in group: GroupCode) -> Observable<[Show]> {
    self.networking.lines("shows/\(group.rawValue)").map { $0.map { Show(code: $0, title: $0) } }
  }

  public func episodes(of code: String) -> Observable<[Episode]> {
    self.networking.lines("shows/\(code)").map { lines in
      lines.enumerated().map { Episode(id: $0, title: $1) }
    }
  }
}

public protocol NetworkingProtocol: AnyObject {
  func lines(_ path: String) -> Observable<[String]>
}

public final class Networking: NetworkingProtocol {
  private let plugins: [PluginType]

  public init(plugins: [PluginType]) {
    self.plugins = plugins
  }

  public func lines(_ path: String) -> Observable<[String]> {
    self.plugins.forEach { $0.willRequest(path) }
    return .just([path])
  }
}

public protocol PluginType {
  func willRequest(_ path: String)
}

public struct LoggerPlugin: PluginType {
  public init() {}
  public func willRequest(_ path: String) { print(path) }
}

/// 나중에 듣기 목록
public final class QueueRepository {
  public static let shared = QueueRepository()
  public private(set) var episodes: [Episode] = []

  public func add(_ episode: Episode) {
    self.episodes.append(episode)
  }
}
