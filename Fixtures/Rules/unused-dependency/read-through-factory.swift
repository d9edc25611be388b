import Pure

// A view controller's own reactor factory is read by the screen before it, through the factory.

final class ListReactor: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class DetailReactor: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class DetailScreen: FactoryModule {
  struct Dependency {
    let reactorFactory: DetailReactor.Factory
    let spareFactory: ListReactor.Factory  // want: unused-dependency "spareFactory"
  }

  struct Payload {
    let reactor: DetailReactor
  }

  private let reactor: DetailReactor

  init(dependency: Dependency, payload: Payload) {
    self.reactor = payload.reactor
  }
}

final class ListScreen: FactoryModule {
  struct Dependency {
    let detailFactory: DetailScreen.Factory
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func open() -> DetailScreen {
    let factory = self.dependency.detailFactory
    let reactor = factory.dependency.reactorFactory.create()
    return factory.create(payload: .init(reactor: reactor))
  }
}

enum CompositionRoot {
  static func resolve() -> ListScreen.Factory {
    let detail = DetailScreen.Factory(
      dependency: .init(
        reactorFactory: DetailReactor.Factory(), spareFactory: ListReactor.Factory()))
    return ListScreen.Factory(dependency: .init(detailFactory: detail))
  }
}
