final class Engine {
  func start() {}
}

final class CarNeeds {
  let engine: Engine
  let starter: Engine
  let radio: Engine  // want: unused-dependency "CarNeeds.radio"

  init(engine: Engine, starter: Engine, radio: Engine) {
    self.engine = engine
    self.starter = starter
    self.radio = radio
  }
}
