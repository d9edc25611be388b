import Pure

protocol Networking {}

struct Client: Networking {
  let plugins: [Plugin]
}

struct Plugin {}

final class Feed: FactoryModule {
  struct Dependency {
    let networking: Networking
    let pageSize: Int
  }
  init(dependency: Dependency, payload: Void) {
    print(dependency.networking, dependency.pageSize)
  }
}

// What a function holds or is given, and does not use, was for what it leaves out.
enum CompositionRoot {
  static func resolve() -> Feed.Factory {
    let plugins = [Plugin()]
    return .init(dependency: .init(pageSize: 20))  // want: missing-provider "networking"
  }

  static func resolve(isPaged: Bool) -> Feed.Factory {
    .init(dependency: .init(networking: Client(plugins: [])))  // want: missing-provider "pageSize"
  }
}
print(CompositionRoot.resolve(), CompositionRoot.resolve(isPaged: true))
