import Pure

// A service that a root builds asks the root again, from a closure and from a static helper;
// asking the shared instance of something that is no root is another matter.

final class HomeModule: FactoryModule {
  struct Dependency {
    let pusher: Pusher
    let clock: Clock
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.pusher, dependency.clock) }
}

final class Clock {
  nonisolated(unsafe) static let shared = Clock()
}

final class Pusher {
  private let open: () -> HomeModule
  init() {
    open = {
      AppDependency.resolve().home.create()  // want: resolve-outside-root "Pusher"
    }
  }
  func push() { print(open(), Clock.shared) }
}

struct AppDependency {
  let home: HomeModule.Factory
  static func resolve() -> AppDependency {
    .init(home: .init(dependency: .init(pusher: Pusher(), clock: .shared)))
  }
}

let home = AppDependency.resolve().home.create()
