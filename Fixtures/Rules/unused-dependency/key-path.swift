import Pure

// Key paths read, written on the type and left to the context.

final class Gauge {
  var value = 0
}

func read<Root, Value>(_ root: Root, _ path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }

final class CockpitModule: FactoryModule {
  struct Dependency {
    let altimeter: Gauge
    let compass: Gauge
    let clock: Gauge
    let thermometer: Gauge  // want: unused-dependency "thermometer"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func values() -> [Int] {
    let altitude = dependency[keyPath: \Dependency.altimeter]
    let direction = read(dependency, \.compass)
    let hours = [self].map(\.dependency.clock.value)
    return [altitude.value, direction.value] + hours
  }
}

enum CompositionRoot {
  static func resolve() -> CockpitModule.Factory {
    let gauge = Gauge()
    return .init(
      dependency: .init(altimeter: gauge, compass: gauge, clock: gauge, thermometer: gauge))
  }
}
