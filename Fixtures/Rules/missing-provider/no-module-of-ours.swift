import Pure

// Initialisers of other types that take `dependency:` and `payload:`, incomplete or not, are the
// compiler's business alone. It does not compile.

struct Options {
  let dependency: String
  let payload: Int
}

struct Needs {
  let api: String
  let log: String
}

final class Helper {
  init(dependency: Needs) { print(dependency.api, dependency.log) }
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: String
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api) }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    print(Options(dependency: "a"), Helper(dependency: .init(api: "a")))
    print(Options(dependency: "a", payload: 1), Helper(dependency: Needs(api: "a", log: "b")))
    return .init(dependency: .init(api: "a"))
  }

  static func resolveEmpty() -> HomeModule.Factory {
    .init(dependency: .init())  // want: missing-provider "HomeModule.Dependency.api"
  }
}
