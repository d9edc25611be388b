import Pure

// What is built for a field that nobody reads is part of the finding, and so is what was built for
// that; what somebody else uses too is not.

final class Zone {}
final class Calendar {
  init(zone: Zone) {}
}
final class Clock {
  init(calendar: Calendar) {}
}

final class AlarmModule: FactoryModule {
  struct Dependency {
    let clock: Clock  // want: unused-dependency "AlarmModule.Dependency.clock"
    let zone: Zone
  }
  init(dependency: Dependency, payload: Void) { print(dependency.zone) }
}

enum CompositionRoot {
  static func resolve() -> AlarmModule.Factory {
    let zone = Zone()
    let calendar = Calendar(zone: zone)
    let clock = Clock(calendar: calendar)
    return AlarmModule.Factory(dependency: .init(clock: clock, zone: zone))
  }
}
