import UIKit

// A coordinator that holds a container builds of what that has: its own members may need each other,
// or those of the container that holds it.

final class Api {}
final class Router { init(tabs: Tabs) { print(tabs) } }
final class Tabs { init(router: Router) { print(router) } }
final class Menu { init(tabs: () -> Tabs) { print(tabs) } }

final class AppContainer {
  lazy var api = Api()
  lazy var menu = Menu(tabs: { [unowned self] in coordinator.tabs })
  lazy var coordinator = AppCoordinator(container: self)
}

final class AppCoordinator {
  private let container: AppContainer
  init(container: AppContainer) { self.container = container }
  lazy var router = Router(tabs: tabs)  // want: dependency-cycle "'router' -> 'tabs'"
  lazy var tabs = Tabs(router: router)
  func start() { print(tabs, container.api, container.menu) }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let container = AppContainer()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    container.coordinator.start()
    return true
  }
}
