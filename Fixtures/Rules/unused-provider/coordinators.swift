import UIKit

// A coordinator that holds a container is a part of it: what it builds once and nobody asks for is
// unused. What works alone, what others read and what a protocol asks for is not.

final class Api {}
final class Session { init(api: Api) { print(api) } }
final class Repository { init(session: Session) { print(session) } }
final class Model { init(repository: Repository) { print(repository) } }
final class HomeViewController: UIViewController {
  init(model: Model) {
    print(model)
    super.init(nibName: nil, bundle: nil)
  }
}

final class AppContainer {
  lazy var api = Api()
  lazy var session = Session(api: api)
  func makeRepository() -> Repository { Repository(session: session) }
}

protocol Titled { var title: Repository { get } }
func show(_ titled: Titled) { print(titled.title) }

final class HomeCoordinator: Titled {
  private let container: AppContainer
  private let model: Model
  private lazy var repository = container.makeRepository()
  private lazy var spare = Model(repository: repository)  // want: unused-provider "spare"
  lazy var second = Model(repository: repository)
  lazy var title = Repository(session: container.session)

  init(container: AppContainer) {
    self.container = container
    model = Model(repository: container.makeRepository())
  }

  func start() { print(HomeViewController(model: model)) }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let container = AppContainer()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let coordinator = HomeCoordinator(container: container)
    coordinator.start()
    print(coordinator.second)
    show(coordinator)
    return true
  }
}
