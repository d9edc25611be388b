import TrailKit

public final class StubRouteService: RouteServicing {
  public var stubbed: [Route] = []

  public init(_ routes: [Route] = []) {
    stubbed = routes
  }

  public func routes(_ difficulty: Difficulty?) -> [Route] { stubbed }
  public func route(_ id: Route.ID) -> Route? { stubbed.first { $0.id == id } }
}

public final class StubTracker: Tracking {
  public private(set) var screens: [String] = []

  public init() {}

  public func screen(_ name: String) {
    screens.append(name)
  }
}

public final class StubLocator: Locating {
  nonisolated(unsafe) public static var isAuthorized = true
  public var onMove: ((Position) -> Void)?

  public init() {}
}

/// A module for whatever a test wants to hand out.
public final class ModuleFixture<Dependency, Payload>: FactoryModule {
  public let dependency: Dependency
  public let payload: Payload

  public init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.payload = payload
  }
}
