import Pure

// A reader that is being typed: what it reads cannot be told yet, so nothing is blamed.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() {
    if dependency. {  // want: syntax-error "expected member name"
  }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory { .init(dependency: .init(api: Api())) }
}
// want@+1: syntax-error "expected '}' at end of class"
