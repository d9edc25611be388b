import Pure

final class CarModule: FactoryModule {
  typealias Dependency = CarNeeds
  private let ignition: Ignition
  init(dependency: CarNeeds, payload: Void) {
    ignition = Ignition(dependency)
  }
  func drive() { ignition.turn() }
}

enum CompositionRoot {
  static func make() -> CarModule.Factory {
    let engine = Engine()
    return .init(dependency: CarNeeds(engine: engine, starter: engine, radio: engine))
  }
}
