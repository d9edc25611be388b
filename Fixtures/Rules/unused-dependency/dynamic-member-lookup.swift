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

@dynamicMemberLookup
protocol Needy {
  associatedtype Needs
  var needs: Needs { get }
}

extension Needy {
  subscript<Result>(dynamicMember path: KeyPath<Needs, Result>) -> Result { needs[keyPath: path] }
}

final class DrawerModule: FactoryModule {
  struct Dependency {
    let lock: Api
    let handle: Api  // want: unused-dependency "handle"
  }

  struct Kept: Needy { let needs: Dependency }

  private let kept: Kept

  init(dependency: Dependency, payload: Void) { kept = Kept(needs: dependency) }

  func open() { kept.lock.load() }
}

struct AppDependency {
  let shelf: ShelfModule.Factory
  let drawer: DrawerModule.Factory

  static func resolve() -> AppDependency {
    AppDependency(
      shelf: .init(dependency: .init(api: Api(), cache: Api())),
      drawer: .init(dependency: .init(lock: Api(), handle: Api()))
    )
  }
}

func launch() {
  let app = AppDependency.resolve()
  print(app.shelf, app.drawer)
}
