// rules: pass-through-dependency
import Pure

// The middle module hands a service on without using it; the last one uses it.

final class Api {
  func load() {}
}

final class LeafModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func load() { api.load() }
}

final class MiddleModule: FactoryModule {
  struct Dependency {
    let api: Api  // want: pass-through-dependency "MiddleModule.Dependency.api"
    let log: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func makeLeaf() -> LeafModule {
    dependency.log.load()
    return LeafModule(dependency: .init(api: dependency.api))
  }
}

final class BusyModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func makeLeaf() -> LeafModule {
    dependency.api.load()
    return LeafModule(dependency: .init(api: dependency.api))
  }
}

enum CompositionRoot {
  static func resolve() -> (MiddleModule.Factory, BusyModule.Factory) {
    let api = Api()
    return (.init(dependency: .init(api: api, log: api)), .init(dependency: .init(api: api)))
  }
}
