import Pure

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let cache: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func load() { print(dependency.api, dependency.cache) }
}

struct Starter {
  let root = Root()
  func start() { print(root.makeHome().create(), root.log) }
}
