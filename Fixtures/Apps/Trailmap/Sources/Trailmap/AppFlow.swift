import Profile
import Recording
import RouteList
import TrailKit

/// What leads through the whole app, as far as the delegate has to know.
class AppFlowType: BaseFlow, FactoryModule {
  struct Dependency {
    let routes: RouteListDependency
    let recording: RecordingFlow.Factory
    let profile: Profile.HomeViewController.Factory
    let map: OfflineMap
  }

  struct Payload {
    let hiker: Hiker
  }

  let dependency: Dependency
  let hiker: Hiker

  required init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.hiker = payload.hiker
    super.init()
    _ = navigate(to: .routes)
  }
}

final class AppFlow: AppFlowType {
  override func navigate(to step: Step) -> NextFlow {
    switch step {
    case .routes:
      let home = dependency.routes.home.create()
      home.title = dependency.routes.title
      follow(home)
      navigation.setViewControllers([home], animated: false)
      return .none
    case .route(let route):
      dependency.map.download(around: route)
      return .none
    case .record:
      let flow = dependency.recording.create()
      navigation.present(flow.root, animated: true)
      return .one(flow)
    case .profile(let hiker):
      let profile = dependency.profile.create(payload: .init(hiker: hiker))
      navigation.pushViewController(profile, animated: true)
      return .none
    case .done:
      navigation.popToRootViewController(animated: true)
      return navigate(to: .profile(hiker))
    }
  }
}

/// Keeps the tiles of the routes that somebody looked at.
struct OfflineMap: FactoryModule {
  struct Dependency {
    fileprivate let session: Session

    init(session: Session) {
      self.session = session
    }
  }

  private let session: Session

  init(dependency: Dependency, payload: Void) {
    session = dependency.session
  }

  func download(around route: Route) {
    print("downloads", route.name, "with", ObjectIdentifier(session))
  }
}
