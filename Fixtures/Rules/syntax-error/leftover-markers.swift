import Pure

// A conflict was taken apart, but not all of its lines: one finding, at the first that is left.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    // want@+1: syntax-error "source control conflict marker"
=======
    let title: String
>>>>>>> feature/title
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.title) }
}

enum CompositionRoot {
  static func makeHome() -> HomeModule.Factory {
    .init(dependency: .init(api: Api(), title: "home"))
  }
}
