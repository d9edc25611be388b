public protocol RouteServicing: AnyObject {
  func routes(_ difficulty: Difficulty?) -> [Route]
  func route(_ id: Route.ID) -> Route?
}

public final class RouteService: RouteServicing {
  private let client: APIClient<RouteAPI>

  public init(client: APIClient<RouteAPI>) {
    self.client = client
  }

  public func routes(_ difficulty: Difficulty?) -> [Route] {
    client.request(.list(difficulty)).map { Route(id: $0, name: $0, meters: 0) }
  }

  public func route(_ id: Route.ID) -> Route? {
    client.request(.route(id)).first.map { Route(id: id, name: $0, meters: 0) }
  }
}

public protocol Locating: AnyObject {
  static var isAuthorized: Bool { get }
  var onMove: ((Position) -> Void)? { get set }
}

public final class GPSLocator: Locating {
  public static var isAuthorized: Bool { true }
  public var onMove: ((Position) -> Void)?

  public init() {}
}

public protocol TrackStoring: AnyObject {
  var tracks: [Track] { get }
  func add(_ track: Track)
}

public final class TrackStore: TrackStoring {
  public private(set) var tracks: [Track] = []

  public init() {}

  public func add(_ track: Track) {
    tracks.append(track)
  }
}

public protocol Tracking: AnyObject {
  func screen(_ name: String)
}

public final class Analytics: Tracking {
  private let isVerbose: Bool

  public init(isVerbose: Bool) {
    self.isVerbose = isVerbose
  }

  public func screen(_ name: String) {
    if isVerbose { print("screen", name) }
  }
}

public struct DistanceFormatter: Sendable {
  private let unit: String

  public init(unit: String = "km") {
    self.unit = unit
  }

  public func string(for meters: Double) -> String {
    "\(meters / 1000) \(unit)"
  }
}
