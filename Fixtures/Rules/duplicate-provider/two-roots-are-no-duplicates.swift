import Pure

// The same factory built in two roots, twice in one, and in the branches of `#if`: no container,
// no key, no duplicate.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func show() { print(api) }
}

enum AppRoot {
  static func resolve() -> [HomeModule.Factory] {
    #if DEBUG
      let api = Api()
    #else
      let api = Api()
    #endif
    let first = HomeModule.Factory(dependency: .init(api: api))
    let second = HomeModule.Factory(dependency: .init(api: api))
    return [first, second]
  }
}

enum WidgetRoot {
  static func resolve() -> HomeModule.Factory { .init(dependency: .init(api: Api())) }
}
