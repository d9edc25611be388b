import Pure

// Key paths read: applied to the value, and as functions.

final class Gauge {
  var value = 0
}

final class CockpitModule: FactoryModule {
  struct Dependency {
    let altimeter: Gauge
    let clock: Gauge
    let compass: Gauge
    let thermometer: Gauge  // want: unused-dependency "thermometer"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func values() -> [Int] {
    let altitude = dependency[keyPath: \Dependency.altimeter]
    let hours = [self].map(\.dependency.clock.value)
    let path: KeyPath<CockpitModule, Gauge> = \.dependency.compass
    return [altitude.value, self[keyPath: path].value] + hours
  }
}

enum CompositionRoot {
  static func resolve() -> CockpitModule.Factory {
    let gauge = Gauge()
    return .init(
      dependency: .init(altimeter: gauge, clock: gauge, compass: gauge, thermometer: gauge))
  }
}
