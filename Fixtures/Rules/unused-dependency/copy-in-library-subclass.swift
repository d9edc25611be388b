import Pure
import UIKit

// Private copies in a subclass of a library's class: the library cannot read them.
// It does not compile without UIKit.

final class HomeViewController: UIViewController, FactoryModule {
  struct Dependency {
    let reactor: HomeReactor
    let window: UIWindow  // want: unused-dependency "window"
    let navigator: UINavigationController
  }

  private let reactor: HomeReactor
  private let window: UIWindow
  fileprivate let navigator: UINavigationController

  init(dependency: Dependency, payload: Void) {
    self.reactor = dependency.reactor
    self.window = dependency.window
    self.navigator = dependency.navigator
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.reactor.start()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    title = "home"
  }
}

private extension HomeViewController {
  @objc func tap() { navigator.popViewController(animated: true) }
}

final class HomeReactor {
  func start() {}
}

enum CompositionRoot {
  static func resolve(_ window: UIWindow) -> HomeViewController.Factory {
    .init(
      dependency: .init(
        reactor: HomeReactor(), window: window, navigator: UINavigationController()))
  }
}
