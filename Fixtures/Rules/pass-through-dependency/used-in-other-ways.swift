// rules: pass-through-dependency
import Pure

// Handed on and used, handed to a service, handed on through a copy.

final class Api {
  func load() {}
}

final class Loader {
  init(_ api: Api) { api.load() }
}

final class LeafModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Api
    let cache: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func load() { print(dependency.api, dependency.log, dependency.cache) }
}

final class MiddleModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Api
    let cache: Api  // want: pass-through-dependency "MiddleModule.Dependency.cache"
    let made: Api
  }
  private let api: Api
  private let cache: Api
  private let log: Api
  private let loader: Loader
  init(dependency: Dependency, payload: Void) {
    api = dependency.api
    cache = dependency.cache
    log = dependency.log
    loader = Loader(dependency.made)
  }
  func makeLeaf() -> LeafModule {
    api.load()
    if log === api { print("same") }
    return LeafModule(dependency: .init(api: api, log: log, cache: cache))
  }
}

enum CompositionRoot {
  static func resolve() -> MiddleModule.Factory {
    let api = Api()
    return .init(dependency: .init(api: api, log: api, cache: api, made: api))
  }
}
