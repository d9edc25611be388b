import Pure

// A `dependency` that is not private is read from outside: by a screen, in a chain from the root.

final class LoginReactor: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class RootReactor: FactoryModule {
  struct Dependency {
    let loginReactor: LoginReactor
    let homeReactor: LoginReactor
    let guestReactor: LoginReactor  // want: unused-dependency "guestReactor"
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
}

struct AppDependency {
  let rootReactor: RootReactor

  static func resolve() -> AppDependency {
    let login = LoginReactor()
    return AppDependency(
      rootReactor: .init(
        dependency: .init(loginReactor: login, homeReactor: login, guestReactor: login)))
  }
}

final class RootScreen {
  var reactor: RootReactor?

  func bind(reactor: RootReactor) {
    let show: (RootReactor) -> LoginReactor = { reactor in reactor.dependency.homeReactor }
    _ = show(reactor)
  }
}

final class AppDelegate {
  let dependency = AppDependency.resolve()

  func launch() -> RootScreen {
    let screen = RootScreen()
    screen.reactor = dependency.rootReactor
    return screen
  }

  func logout() -> LoginReactor {
    AppDependency.resolve().rootReactor.dependency.loginReactor
  }
}
