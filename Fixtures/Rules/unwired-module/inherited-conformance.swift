import Pure

// An abstract base is wired through its subclasses; a subclass of its own has to be wired.

class RouterType: FactoryModule {
  struct Dependency {
    let name: String
  }
  let dependency: Dependency
  required init(dependency: Dependency, payload: Void) { self.dependency = dependency }
}

final class AppRouter: RouterType {
  func start() { print(dependency.name) }
}

final class OldRouter: RouterType {  // want: unwired-module "OldRouter"
  func start() { print(dependency.name) }
}

class LonelyType: FactoryModule {  // want: unwired-module "LonelyType"
  required init(dependency: Void, payload: Void) {}
}

enum CompositionRoot {
  static func resolve() -> AppRouter { AppRouter(dependency: .init(name: "app")) }
}
