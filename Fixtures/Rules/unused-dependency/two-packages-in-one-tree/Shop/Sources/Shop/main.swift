import Pure

final class HomeModule: FactoryModule {
  struct Dependency {
    let basket: String
    let banner: String  // want: unused-dependency "HomeModule.Dependency.banner"
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.basket) }
}

func makeHome() -> HomeModule.Factory {
  HomeModule.Factory(dependency: .init(basket: "b", banner: "sale"))
}

makeHome().create().show()
