import Pure

// What only feeds something unused is a note on that finding, not a finding of its own.

final class Disk {}

final class Cache {
  init(disk: Disk) {}
}

final class Preloader {
  init(cache: Cache, api: Api) {}
}

final class Api {}

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
    let disk = Disk()
    let cache = Cache(disk: disk)
    let preloader = Preloader(cache: cache, api: api)  // want: unused-provider "preloader"
    return NewsModule.Factory(dependency: .init(api: api))
  }
}
