import Pure

// A merge left its marks. Both sides are read; neither is blamed. It does not compile.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    // want@+1: syntax-error "conflict marker"
<<<<<<< HEAD
    let title: String
=======
    let name: String
>>>>>>> feature/names
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() {
    // want@+1: syntax-error "conflict marker"
<<<<<<< HEAD
    print(dependency.api, dependency.title)
=======
    print(dependency.api, dependency.name)
>>>>>>> feature/names
  }
}

enum CompositionRoot {
  static func makeHome() -> HomeModule.Factory {
    let api = Api()
    // want@+1: syntax-error "conflict marker"
<<<<<<< HEAD
    return .init(dependency: .init(api: api, title: "home"))
=======
    return .init(dependency: .init(api: api, name: "home"))
>>>>>>> feature/names
  }
}
