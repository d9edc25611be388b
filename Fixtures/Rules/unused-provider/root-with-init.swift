import Pure

// A root whose stored members are filled in `init`: locals there count like any.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func load() { print(api) }
}

final class CompositionRoot {
  let homeFactory: HomeModule.Factory
  private let api: Api

  init() {
    let api = Api()
    let mirror = Api()  // want: unused-provider "mirror"
    self.api = api
    homeFactory = HomeModule.Factory(dependency: .init(api: api))
  }

  func start() { print(homeFactory.create(), api) }
}

let root = CompositionRoot()
