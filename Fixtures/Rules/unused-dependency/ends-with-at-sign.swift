import Pure

// The file ends in the middle of an attribute. It does not compile.

final class HomeModule: FactoryModule {
  struct Dependency {
    let title: String
    let name: String  // want: unused-dependency "HomeModule.Dependency.name"
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.title) }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    .init(dependency: .init(title: "a", name: "b"))
  }
}

// want@+1: syntax-error "expected an attribute name"
@