import Pure

// Assigning several properties at once writes them; it reads none of them.

final class Engine {
  func start() {}
}

final class BoatModule: FactoryModule {
  struct Dependency {
    let engine: Engine
    let anchor: Engine  // want: unused-dependency "BoatModule.Dependency.anchor"

    init(engine: Engine, anchor: Engine) {
      (self.engine, self.anchor) = (engine, anchor)
    }
  }

  private let engine: Engine

  init(dependency: Dependency, payload: Void) {
    (engine, _) = (dependency.engine, payload)
  }

  func sail() { engine.start() }
}

enum CompositionRoot {
  static func resolve() -> BoatModule.Factory {
    let engine = Engine()
    return .init(dependency: .init(engine: engine, anchor: engine))
  }
}
