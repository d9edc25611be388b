import Pure

// Initialisers in extensions of the dependency, beside the memberwise one.
// It does not compile: the last call fits none of them.

struct Container {
  let api: String
  let log: String
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: String
    let log: String
    fileprivate let id: Int
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.log, dependency.id) }
}

extension HomeModule.Dependency {
  init(container: Container) {
    self.init(api: container.api, log: container.log, id: 1)
  }

  init(api: String) {
    self.init(api: api, log: "none", id: 2)
  }

  init<Value>(_ value: Value) where Value: CustomStringConvertible {
    self.init(api: value.description)
  }
}

enum CompositionRoot {
  static func resolve(_ container: Container) -> [HomeModule.Factory] {
    [
      .init(dependency: .init(container: container)),
      .init(dependency: .init(api: "a")),
      .init(dependency: .init(3)),
      .init(dependency: .init(api: "a", log: "b", id: 3)),
      // want@+1: missing-provider "HomeModule.Dependency.id"
      .init(dependency: .init(api: "a", log: "b")),
    ]
  }
}
