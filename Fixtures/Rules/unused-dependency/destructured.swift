import Pure

// Taken apart as tuples, in `let`, in an assignment and in a `switch`.

final class Port {
  var isOpen = false
}

final class HarbourModule: FactoryModule {
  struct Dependency {
    let north: Port
    let south: Port
    let east: Port
    let west: Port
    let inner: Port  // want: unused-dependency "inner"
  }

  private let dependency: Dependency
  private let east: Port

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    (self.east, _) = (dependency.east, 1)
  }

  func isBusy() -> Bool {
    let (north, south) = (dependency.north, dependency.south)
    switch (dependency.west.isOpen, east.isOpen) {
    case (true, _), (_, true): return true
    default: return north.isOpen || south.isOpen
    }
  }
}

enum CompositionRoot {
  static func resolve() -> HarbourModule.Factory {
    let port = Port()
    return .init(
      dependency: .init(north: port, south: port, east: port, west: port, inner: port))
  }
}
