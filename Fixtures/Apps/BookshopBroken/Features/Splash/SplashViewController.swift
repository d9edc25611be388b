import Pure

final class SplashViewController: UIViewController, FactoryModule {
  struct Dependency {
    let reactor: SplashReactor.Factory
    let login: LoginViewController.Factory
    let root: RootViewController.Factory
  }

  private let dependency: Dependency
  private let reactor: SplashReactor

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    self.reactor = dependency.reactor.create()
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.reactor.state.observe { [weak self] state in
      self?.show(state)
    }
    self.reactor.perform(.start)
  }

  private func show(_ state: SplashReactor.State) {
    switch state {
    case .waiting(let since):
      self.title = "Opening since \(since)"
    case .loggedOut:
      self.present(self.makeLogin(), animated: false)
    case .loggedIn:
      self.present(self.dependency.root.create(), animated: false)
    }
  }

  private func makeLogin() -> UIViewController {
    let factory = self.dependency.login
    let reactor = factory.dependency.reactorFactory.create(
      payload: .init(didLogIn: { [weak self] in self?.reactor.perform(.start) })
    )
    return UINavigationController(
      rootViewController: factory.create(payload: .init(reactor: reactor))
    )
  }
}
