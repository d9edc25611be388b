import Pure

// Defaulted helpers, `static func`s on the factory, and stubs of the dependency are complete.
// The last one is not; it does not compile.

final class Api {}

final class NewsReactor: FactoryModule {
  struct Dependency {
    let api: Api
    let clock: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func load() { print(dependency.api, dependency.clock) }
}

final class NewsModule: FactoryModule {
  struct Dependency {
    let reactorFactory: NewsReactor.Factory
  }
  let reactor: NewsReactor
  init(dependency: Dependency, payload: Void) { reactor = dependency.reactorFactory.create() }
  func load() { reactor.load() }
}

extension NewsReactor.Dependency {
  static func make(api: Api = Api(), clock: Api = Api()) -> NewsReactor.Dependency {
    .init(api: api, clock: clock)
  }
}

extension Factory where Module == NewsReactor {
  static func preview() -> Factory { .init(dependency: .make()) }
  static func named(api: Api, dependency: NewsReactor.Dependency = .make()) -> Factory {
    print(api)
    return Factory(dependency: dependency)
  }
}

extension Factory where Module == NewsModule {
  static func preview() -> Factory {
    .init(dependency: .init(reactorFactory: .preview()))
  }
  static func broken() -> Factory {
    .init(dependency: .init())  // want: missing-provider "NewsModule.Dependency.reactorFactory"
  }
}

enum CompositionRoot {
  static func resolve() -> [NewsModule.Factory] {
    [
      .preview(), .broken(),
      .init(dependency: .init(reactorFactory: .named(api: Api()))),
    ]
  }
}
