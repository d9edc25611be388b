import Pure

// The root's own struct, its lower root, and a helper that returns a factory.
// It does not compile: a wiring in the helper is incomplete.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let tracker: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() { print(dependency.api, dependency.tracker) }
}

struct CommonDependency {
  let api: Api
  static func resolve() -> CommonDependency { .init(api: Api()) }
}

struct AppDependency {
  let homeFactory: HomeModule.Factory
  let otherFactory: HomeModule.Factory

  static func resolve() -> AppDependency {
    let common: CommonDependency = .resolve()
    return AppDependency(
      homeFactory: makeHome(common),
      otherFactory: Self.makeOther(api: common.api, .init()))
  }

  private static func makeHome(_ common: CommonDependency) -> HomeModule.Factory {
    .init(dependency: .init(api: common.api, tracker: common.api))
  }

  private static func makeOther(api: Api, _ tracker: Api) -> HomeModule.Factory {
    print(tracker)
    return .init(dependency: .init(api: api))  // want: missing-provider "tracker"
  }
}

final class AppDelegate {
  let dependency = AppDependency.resolve()
  func launch() { print(dependency.homeFactory.create(), dependency.otherFactory.create()) }
}
