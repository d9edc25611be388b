import Pure

// The plainest shape: a local of the root that nobody mentions again.

final class Api {}
final class Cache {}

final class NewsModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func load() { print(api) }
}

enum CompositionRoot {
  static func resolve() -> NewsModule.Factory {
    let api = Api()
    let cache = Cache()  // want: unused-provider "cache"
    return NewsModule.Factory(dependency: .init(api: api))
  }
}
