import UIKit

// What a delegate asks for, or makes in its launch function, is a root by what it does: by a static
// function of any name, by an initialiser, behind another object that the delegate holds.

protocol Fetching {}
final class Session {}
final class Api: Fetching { init(session: Session) { print(session) } }
final class Storage { init(api: Fetching) { print(api) } }
final class Sync { init(storage: Storage) { print(storage) } }

struct Parts {
  let sync: Sync
  let storage: Storage  // want: unused-dependency "'storage' of 'Parts'"
}

enum Launch {
  static func create(verbose: Bool) -> Parts {  // want: unused-dependency "verbose"
    let session = Session()
    let spare = Session()  // want: unused-provider "spare"
    let storage = Storage(api: Api(session: session))
    return Parts(sync: Sync(storage: storage), storage: storage)
  }
}

final class Workshop {
  let sync: Sync
  private let storage: Storage
  private let api: Fetching  // want: unused-provider "api"

  init() {
    let api = Api(session: Session())
    let other = Session()  // want: unused-provider "other"
    self.api = api
    storage = Storage(api: api)
    sync = Sync(storage: storage)
  }
}

struct AppServices {
  let sync: Sync
  let storage: Storage  // want: unused-dependency "'storage' of 'AppServices'"

  static func build() -> AppServices {
    let storage = Storage(api: Api(session: Session()))
    return .init(sync: Sync(storage: storage), storage: storage)
  }
}

final class Starter {
  let environment = AppEnvironment()
  func start() { print(environment.sync) }
}

final class AppEnvironment {
  lazy var storage = Storage(api: Api(session: Session()))
  lazy var sync = Sync(storage: storage)
  lazy var second = Sync(storage: storage)  // want: unused-provider "second"
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let starter = Starter()
  private var workshop: Workshop?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let parts = Launch.create(verbose: true)
    let services = AppServices.build()
    workshop = Workshop()
    starter.start()
    print(parts.sync, services.sync, workshop?.sync as Any)
    return true
  }
}
