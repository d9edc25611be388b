import Pure
import ReactorKit

// `reactor` comes from a library's protocol, and setting it binds the screen.
// It does not compile without the library.

final class LoginReactor: Reactor, FactoryModule {
  struct Dependency {
    let initialState: State
    let scheduler: Scheduler
    let retries: Int  // want: unused-dependency "retries"
  }
  let initialState: State
  let scheduler: Scheduler
  init(dependency: Dependency, payload: Void) {
    initialState = dependency.initialState
    scheduler = dependency.scheduler
  }
}

final class LoginScreen: BaseScreen, View, FactoryModule {
  struct Dependency {
    let reactor: LoginReactor
    let window: UIWindow  // want: unused-dependency "LoginScreen.Dependency.window"
  }
  private let window: UIWindow
  init(dependency: Dependency, payload: Void) {
    defer { self.reactor = dependency.reactor }
    self.window = dependency.window
    super.init()
  }
  func bind(reactor: LoginReactor) {}
}

enum CompositionRoot {
  static func resolve() -> LoginScreen.Factory {
    let reactor = LoginReactor.Factory(
      dependency: .init(initialState: .init(), scheduler: MainScheduler(), retries: 3))
    return .init(dependency: .init(reactor: reactor.create(), window: UIWindow()))
  }
}
