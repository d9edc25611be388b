import Pure

protocol Storing {
  func load() -> [String]
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let store: Storing
    let title: String  // want: unused-dependency "HomeModule.Dependency.title"
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.store.load()) }
}

final class Store: Storing {
  func load() -> [String] { [] }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    .init(dependency: .init(store: Store(), title: "home"))
  }
}
