import Pure

// Nothing is stored: the fields are used up while the module is built.

class Screen {
  init(root: Screen? = nil) {}
}

final class PlayerReactor: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class PlayerScreen: Screen, FactoryModule {
  struct Dependency {
    let reactorFactory: PlayerReactor.Factory
    let equaliserFactory: PlayerReactor.Factory  // want: unused-dependency "equaliserFactory"
  }

  let reactor: PlayerReactor

  init(dependency: Dependency, payload: Void) {
    self.reactor = dependency.reactorFactory.create()
    super.init()
  }
}

final class PlayerNavigation: Screen, FactoryModule {
  struct Dependency {
    let playerFactory: PlayerScreen.Factory
  }

  init(dependency: Dependency, payload: Void) {
    super.init(root: dependency.playerFactory.create())
  }
}

enum CompositionRoot {
  static func resolve() -> PlayerNavigation.Factory {
    .init(
      dependency: .init(
        playerFactory: .init(
          dependency: .init(reactorFactory: .init(), equaliserFactory: .init()))))
  }
}
