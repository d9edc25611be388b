import Pure

final class HomeModule: FactoryModule {
  struct Dependency {
    let title: String
    let name: String  // want: unused-dependency "HomeModule.Dependency.name"
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.title) }
}
