final class Ignition {
  private let parts: CarNeeds
  init(_ parts: CarNeeds) { self.parts = parts }
  func turn() {
    parts.starter.start()
    parts.engine.start()
  }
}
