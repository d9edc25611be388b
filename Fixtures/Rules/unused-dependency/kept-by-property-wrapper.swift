import Pure

// The value sits in a box, a property wrapper or a collection, and comes out again.

@propertyWrapper
struct Locked<Value> {
  var wrappedValue: Value
}

final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

final class Api {
  func load() {}
}

final class VaultModule: FactoryModule {
  struct Dependency {
    let wrapped: Api
    let boxed: Api
    let listed: Api
    let keyed: Api
    let lost: Api  // want: unused-dependency "lost"
  }

  @Locked private var dependency: Dependency
  private let box: Box<Dependency>
  private let list: [Dependency]
  private let table: [String: Dependency]

  init(dependency: Dependency, payload: Void) {
    _dependency = Locked(wrappedValue: dependency)
    box = Box(dependency)
    list = [dependency]
    table = ["only": dependency]
  }

  func open() {
    dependency.wrapped.load()
    box.value.boxed.load()
    list[0].listed.load()
    table["only"]?.keyed.load()
  }
}

enum CompositionRoot {
  static func resolve() -> VaultModule.Factory {
    let api = Api()
    return .init(
      dependency: .init(wrapped: api, boxed: api, listed: api, keyed: api, lost: api))
  }
}
