import Pure

// The value goes on as a parameter: to a method that reads it, and to one that reads another.

final class Meter {
  func start() {}
}

final class RideModule: FactoryModule {
  struct Dependency {
    let speedMeter: Meter
    let timeMeter: Meter
    let heartMeter: Meter  // want: unused-dependency "heartMeter"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    self.startSpeed(dependency: dependency)
    self.startTime(with: dependency)
  }

  private func startSpeed(dependency: Dependency) {
    dependency.speedMeter.start()
  }

  private func startTime(with ignored: Dependency) {
    self.dependency.timeMeter.start()
  }
}

enum CompositionRoot {
  static func resolve() -> RideModule.Factory {
    let meter = Meter()
    return .init(dependency: .init(speedMeter: meter, timeMeter: meter, heartMeter: meter))
  }
}
