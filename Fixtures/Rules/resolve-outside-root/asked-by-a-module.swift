import Pure

// Entry points ask the root, roots ask lower roots; a module must not.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let session: Session
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func logout() -> HomeModule {
    dependency.session.end()
    return AppDependency.resolve().home.create()  // want: resolve-outside-root "HomeModule"
  }
}

final class Session {
  func end() {
    let dependency: AppDependency = .resolve()  // want: resolve-outside-root "Session"
    print(dependency.home)
  }
}

struct CommonDependency {
  let session: Session
  static func resolve() -> CommonDependency { .init(session: Session()) }
}

struct AppDependency {
  let home: HomeModule.Factory
  static func resolve() -> AppDependency {
    let common = CommonDependency.resolve()
    return .init(home: .init(dependency: .init(session: common.session)))
  }
}

protocol UIApplicationDelegate {}

final class AppDelegate: UIApplicationDelegate {
  private let dependency: AppDependency
  init(dependency: AppDependency = .resolve()) { self.dependency = dependency }
  func launch() { print(dependency.home.create()) }
}
