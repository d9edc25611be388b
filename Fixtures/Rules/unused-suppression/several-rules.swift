// A comment may name several rules; each has to find something.

struct Zone {}

final class Clock: FactoryModule {
  struct Dependency { let zone: Zone }  // purelint:ignore unused-dependency, missing-provider: both
  // want@-1: unused-suppression "missing-provider"
  init(dependency: Dependency, payload: Void) {}
}

// purelint:ignore missing-provider,unwired-module: no blank is needed
final class Timer: FactoryModule { struct Dependency { let zone: Zone } }
// want@-2: unused-suppression "missing-provider"

// purelint:ignore unwired-module, missing-provider, unused-suppression: needed in some builds only
final class Alarm: FactoryModule {
  struct Dependency { let zone: Zone }
  init(dependency: Dependency, payload: Void) { print(dependency.zone) }
}

// purelint:ignore hidden-dependency: nothing is known of a rule that is off
struct AppDependency {
  static func resolve(zone: Zone) -> Clock.Factory {
    Clock.Factory(dependency: .init(zone: zone))
  }
}
