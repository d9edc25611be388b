import Pure

// The dependency is a class, with its own initialiser and a subclass.

final class Engine {
  func start() {}
}

class CarNeeds {
  let engine: Engine
  let radio: Engine  // want: unused-dependency "CarNeeds.radio"

  init(engine: Engine, radio: Engine) {
    self.engine = engine
    self.radio = radio
  }
}

final class CarModule: FactoryModule {
  typealias Dependency = CarNeeds
  private let dependency: CarNeeds
  init(dependency: CarNeeds, payload: Void) { self.dependency = dependency }
  func drive() { dependency.engine.start() }
}

final class BoatModule: FactoryModule {
  final class Dependency {
    let engine: Engine
    let anchor: Engine  // want: unused-dependency "BoatModule.Dependency.anchor"
    init(engine: Engine, anchor: Engine) {
      self.engine = engine
      self.anchor = anchor
    }
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func sail() { dependency.engine.start() }
}

enum CompositionRoot {
  static func resolve() -> (CarModule.Factory, BoatModule.Factory) {
    let engine = Engine()
    return (
      .init(dependency: CarNeeds(engine: engine, radio: engine)),
      .init(dependency: .init(engine: engine, anchor: engine))
    )
  }
}
