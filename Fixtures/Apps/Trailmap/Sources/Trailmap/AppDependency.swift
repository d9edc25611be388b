import Foundation
import Profile
import Recording
import RouteDetail
import RouteList
import TrailKit

struct AppDependency {
  let window: UIWindow
  let flow: Factory<AppFlow>
  let tracker: Tracking
  let hiker: Hiker
}

extension AppDependency {
  static func resolve() -> AppDependency {
    #if DEBUG
      let plugins: [ClientPlugin] = [PrintingPlugin()]
      let tracker = Analytics(isVerbose: true)
    #else
      let plugins: [ClientPlugin] = []
      let tracker = Analytics(isVerbose: false)
    #endif

    var session = Session(baseURL: URL(string: "https://tiles.trailmap.example")!)
    let tileSession = session
    session = Session(baseURL: URL(string: "https://api.trailmap.example")!)

    let routeService: RouteServicing = RouteService(
      client: APIClient<RouteAPI>(session: session, plugins: plugins)
    )
    let tracks = TrackStore()
    let detail = RouteDetailRoot.resolve(tracker: tracker)
    let routes = RouteListDependency.resolve(
      routeService: routeService,
      detail: detail,
      tracker: tracker
    )
    let profile = ProfileComponent(
      session: session,
      tracks: tracks,
      flags: .init(showsBeta: ProcessInfo.processInfo.environment["BETA"] != nil)
    )

    let map = OfflineMap.Factory(dependency: OfflineMap.Dependency(session: tileSession))
    let recording: RecordingFlow.Factory = .init(
      dependency: .init(locator: GPSLocator(), store: tracks, tracker: tracker)
    )
    let flow = Factory<AppFlow>(
      dependency: .init(
        routes: routes,
        recording: recording,
        profile: profile.homeFactory,
        map: map.create()
      )
    )
    return AppDependency(
      window: UIWindow(),
      flow: flow,
      tracker: tracker,
      hiker: Hiker(id: "me", name: "You")
    )
  }
}
