// A comment before a declaration counts for all of it up to its body, attributes included.

struct Zone {}

// purelint:ignore unwired-module: a script builds it
@MainActor
@available(iOS 15, *)
public
  final class Clock: FactoryModule
{
  struct Dependency { let zone: Zone }
  init(dependency: Dependency, payload: Void) { print(dependency.zone) }
}

@MainActor
// purelint:ignore unwired-module: between attributes
@available(iOS 15, *)
final class Calendar: FactoryModule {
  struct Dependency { let zone: Zone }
  init(dependency: Dependency, payload: Void) { print(dependency.zone) }
}

@MainActor
public  // purelint:ignore unwired-module: behind a modifier on a line of its own
  final class Agenda: FactoryModule
{
  struct Dependency { let zone: Zone }
  init(dependency: Dependency, payload: Void) { print(dependency.zone) }
}

// purelint:ignore unused-dependency: the body does not count
final class Timer: FactoryModule {
  struct Dependency {
    let zone: Zone  // want: unused-dependency
  }
  init(dependency: Dependency, payload: Void) {}
}
// want@-7: unused-suppression

// purelint:ignore unwired-module: only the type behind it
enum Modules {
  final class Alarm: FactoryModule {  // want: unwired-module
    struct Dependency { let zone: Zone }
    init(dependency: Dependency, payload: Void) { print(dependency.zone) }
  }
}
// want@-7: unused-suppression

struct AppDependency {
  static func resolve(zone: Zone) -> Timer.Factory {
    Timer.Factory(dependency: .init(zone: zone))
  }
}
