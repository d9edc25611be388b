import Pure

// Each root has its own verdict; what is wrong with a shared module is said once. It does not
// compile: the widget forgets the zone.

public struct Calendar { public init() {} }
public struct Zone { public init() {} }

public final class Clock: FactoryModule {
  public struct Dependency {
    let calendar: Calendar
    let zone: Zone
    let face: Zone  // want: unused-dependency "Clock.Dependency.face"
  }
  public init(dependency: Dependency, payload: Void) {
    print(dependency.calendar, dependency.zone)
  }
}

public final class Alarm: FactoryModule {
  public struct Dependency {
    let calendar: Calendar
    let zone: Zone
  }
  public init(dependency: Dependency, payload: Void) {
    print(dependency.calendar, dependency.zone)
  }
}

public final class Stopwatch: FactoryModule {  // want: unwired-module "outside tests"
  public struct Dependency { let zone: Zone }
  public init(dependency: Dependency, payload: Void) { print(dependency.zone) }
}
