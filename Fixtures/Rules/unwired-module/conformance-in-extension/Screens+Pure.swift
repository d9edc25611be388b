import Pure

extension HomeScreen: FactoryModule {
  struct Dependency {
    let title: String
  }
  struct Payload {}

  convenience init(dependency: Dependency, payload: Payload) {
    self.init()
    print(dependency.title)
  }
}

extension HelpScreen: FactoryModule {
  convenience init(dependency: Void, payload: Void) { self.init() }
}

enum CompositionRoot {
  static func resolve() -> HomeScreen.Factory { .init(dependency: .init(title: "home")) }
}
