import FactoryKit

// No target compiles this file: it says nothing of the app.

final class OldContainer: SharedContainer {
  static let shared = OldContainer()
  let manager = ContainerManager()
}

extension OldContainer {
  var clock: Factory<Clock> { self { Clock() } }
}
