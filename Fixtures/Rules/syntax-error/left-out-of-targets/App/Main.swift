import Pure

// A generator's input lies beside the sources and is compiled into nothing: whether it is Swift is
// nobody's concern.

final class Clock { func tick() {} }

final class Home: FactoryModule {
  struct Dependency { let clock: Clock }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { dependency.clock.tick() }
}

struct AppDependency {
  let home: Home.Factory
  static func resolve() -> AppDependency {
    AppDependency(home: Home.Factory(dependency: Home.Dependency(clock: Clock())))
  }
}

AppDependency.resolve().home.create(payload: ()).show()
