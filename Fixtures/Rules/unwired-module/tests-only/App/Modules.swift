import Pure

final class HomeModule: FactoryModule {
  struct Dependency {
    let title: String
  }
  let title: String
  init(dependency: Dependency, payload: Void) { title = dependency.title }
  func show() { print(title) }
}

final class LabModule: FactoryModule {  // want: unwired-module "outside tests"
  init(dependency: Void, payload: Void) {}
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory { .init(dependency: .init(title: "home")) }
}
