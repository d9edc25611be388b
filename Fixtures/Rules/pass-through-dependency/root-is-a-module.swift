// rules: pass-through-dependency
import Pure

// A root that is a module of its own hands on what it is given: that is what it is there for.

final class Api { func load() {} }

final class LeafModule: FactoryModule {
  struct Dependency { let api: Api }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func load() { api.load() }
}

final class AppModule: FactoryModule {
  struct Dependency { let api: Api }
  let leaf: LeafModule.Factory
  init(dependency: Dependency, payload: Void) {
    leaf = LeafModule.Factory(dependency: .init(api: dependency.api))
  }
  func start() { leaf.create().load() }
}

final class MiddleModule: FactoryModule {
  struct Dependency { let api: Api }  // want: pass-through-dependency "MiddleModule.Dependency.api"
  let leaf: LeafModule
  init(dependency: Dependency, payload: Void) {
    leaf = LeafModule(dependency: .init(api: dependency.api), payload: ())
  }
}

let app = AppModule(dependency: .init(api: Api()), payload: ())
let middle = MiddleModule(dependency: .init(api: Api()), payload: ())
