import Profile
import Recording
import RouteDetail
import RouteList
import TrailKit

/// The root that UI tests start the app with: nothing leaves the device.
final class UITestRoot {
  static func resolve() -> AppDependency {
    let tracks = TrackStore()
    let tracker = SilentTracker()
    let session = Session(baseURL: URL(fileURLWithPath: "/dev/null"))
    tracks.add(Track(startedAt: Date(timeIntervalSince1970: 0)))
    return .init(
      window: .init(),
      flow: .init(
        dependency: .init(
          routes: .resolve(
            routeService: CannedRoutes(),
            detail: RouteDetailRoot.resolve(tracker: tracker),
            tracker: tracker
          ),
          recording: .init(
            dependency: .init(locator: GPSLocator(), store: tracks, tracker: tracker)
          ),
          profile: ProfileComponent(
            session: session,
            tracks: tracks,
            flags: .init(showsBeta: true)
          ).homeFactory,
          map: .init(dependency: .init(session: session))
        )
      ),
      tracker: tracker,
      hiker: .init(id: "test", name: "Test")
    )
  }
}

private final class SilentTracker: Tracking {
  func screen(_ name: String) {}
}

private final class CannedRoutes: RouteServicing {
  func routes(_ difficulty: Difficulty?) -> [Route] {
    [Route(id: "1", name: "Round the lake", meters: 4_200)]
  }

  func route(_ id: Route.ID) -> Route? {
    routes(nil).first { $0.id == id }
  }
}
