import Pure

// A property wrapper that fills itself in needs no argument; one that wraps a value does.
// It does not compile: the last wiring forgets the wrapped value.

final class Api {}

@propertyWrapper
struct Injected<Value> {
  init() {}
  var wrappedValue: Value { fatalError("not registered") }
}

@propertyWrapper
struct Boxed<Value> {
  var wrappedValue: Value
}

final class NewsModule: FactoryModule {
  struct Dependency {
    @Injected var api: Api
    @Boxed var cache: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func load() { print(dependency.api, dependency.cache) }
}

enum CompositionRoot {
  static func resolve() -> NewsModule.Factory { .init(dependency: .init(cache: Api())) }

  static func resolveEmpty() -> NewsModule.Factory {
    .init(dependency: .init())  // want: missing-provider "NewsModule.Dependency.cache"
  }
}
