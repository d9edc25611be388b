import Pure

// A brace is missing in the middle: everything after it moves one level down.
// It does not compile.

final class Api {
  func load() {
    if true {
      print("loading")
  }
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { dependency.api.load() }
}

enum CompositionRoot {
  static func makeHome() -> HomeModule.Factory {
    let api = Api()
    return .init(dependency: .init(api: api))
  }
}
// want@+1: syntax-error "expected '}' at end of class"
