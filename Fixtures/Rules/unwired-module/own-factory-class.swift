import Pure

// Factories of the project's own: a class that is no Pure factory, a static function, a closure
// table, an `async` maker.

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: String
  }
  let api: String
  init(dependency: Dependency, payload: Void) { api = dependency.api }
  var text: String { api }
}

final class HomeFactory {
  private let dependency: HomeModule.Dependency
  init(dependency: HomeModule.Dependency) { self.dependency = dependency }
  func create() -> HomeModule { HomeModule(dependency: dependency, payload: ()) }
}

final class TableModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class LaterModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
  static func make() async throws -> Self { .init(dependency: (), payload: ()) }
}

final class OrphanModule: FactoryModule {  // want: unwired-module "OrphanModule"
  init(dependency: Void, payload: Void) {}
}

let table: [String: () -> Any] = [
  "home": { HomeFactory(dependency: .init(api: "a")).create() },
  "table": { TableModule(payload: ()) },
]

func later() async throws -> LaterModule { try await LaterModule.make() }
