import Pure

// Packed again with `.init`, packed into another module's struct, handed on as it is.

final class Api {
  func load() {}
}

final class OuterModule: FactoryModule {
  struct Dependency {
    let own: Api
    let childs: Api
    let lost: Api  // want: unused-dependency "OuterModule.Dependency.lost"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = .init(own: dependency.own, childs: dependency.childs, lost: dependency.lost)
  }

  func show() -> [Any] {
    dependency.own.load()
    return [
      InnerModule(dependency: .init(api: dependency.childs)), SisterModule(dependency: dependency),
    ]
  }
}

final class InnerModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  init(dependency: Dependency, payload: Void) { dependency.api.load() }
}

final class SisterModule: FactoryModule {
  typealias Dependency = OuterModule.Dependency
  init(dependency: Dependency, payload: Void) { dependency.own.load() }
}

enum CompositionRoot {
  static func resolve() -> OuterModule.Factory {
    let api = Api()
    return .init(dependency: .init(own: api, childs: api, lost: api))
  }
}
