import Pure

// Argument labels, member names and comments that spell a local's name do not use it.

final class Api {
  let cache = 1
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let cache: Api
  }
  let cache: Api
  init(dependency: Dependency, payload: Void) { cache = dependency.cache }
  func load() { print(cache) }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let cache = Api()  // want: unused-provider "cache"
    let api = Api()
    // cache is passed on
    print(api.cache, "cache", #"\(cache)"#)
    return HomeModule.Factory(dependency: .init(cache: api))
  }
}
