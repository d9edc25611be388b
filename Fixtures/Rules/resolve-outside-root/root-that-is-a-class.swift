import Pure

// A root that is a class and makes itself, with its wiring in lazy members: what its maker builds
// for nothing and is given for nothing shows, and so does who asks it from inside.

final class Session {}
final class Api { init(session: Session) { print(session) } }

final class HomeModule: FactoryModule {
  struct Dependency { let api: Api }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func reload() -> HomeModule {
    print(dependency.api)
    return AppRoot.resolve(name: "again").home.create()  // want: resolve-outside-root "HomeModule"
  }
}

final class AppRoot {
  private let api: Api
  private let session: Session  // want: unused-provider "session"
  lazy var home = HomeModule.Factory(dependency: .init(api: api))

  init(api: Api, session: Session) {
    self.api = api
    self.session = session
  }

  // want@+1: unused-dependency "name"
  static func resolve(name: String) -> AppRoot {
    let session = Session()
    let spare = Session()  // want: unused-provider "spare"
    return AppRoot(api: Api(session: session), session: session)
  }
}

protocol UIApplicationDelegate {}

final class AppDelegate: UIApplicationDelegate {
  private let root = AppRoot.resolve(name: "app")
  func launch() { print(root.home.create()) }
}
