import Pure

// A wrapper forwards its members to the dependency by key path.

@dynamicMemberLookup
struct Forwarding<Value> {
  let value: Value
  subscript<Result>(dynamicMember path: KeyPath<Value, Result>) -> Result { value[keyPath: path] }
}

final class Api {
  func load() {}
}

final class ShelfModule: FactoryModule {
  struct Dependency {
    let api: Api
    let cache: Api  // want: unused-dependency "cache"
  }

  private let needs: Forwarding<Dependency>

  init(dependency: Dependency, payload: Void) { needs = Forwarding(value: dependency) }

  func appear() { needs.api.load() }
}

enum CompositionRoot {
  static func resolve() -> ShelfModule.Factory {
    .init(dependency: .init(api: Api(), cache: Api()))
  }
}
