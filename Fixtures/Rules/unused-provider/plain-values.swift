import Pure

// Flags, numbers and texts are nobody's concern; what a call builds is.

final class Api {
  init(host: String) {}
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  let api: Api
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  func load() { print(api) }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let isDebug = true
    let retries = 3
    let host = "example.org"
    let mirror = Api(host: "mirror.example.org")  // want: unused-provider "mirror"
    return .init(dependency: .init(api: Api(host: host)))
  }
}
