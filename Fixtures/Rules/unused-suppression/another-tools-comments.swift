// What another tool is told to leave alone is unused here, too; nothing else is silenced, and nobody is
// told that the comment does nothing.

struct Zone {}

// periphery:ignore
final class Clock: FactoryModule {
  struct Dependency { let zone: Zone }
  init(dependency: Dependency, payload: Void) { print(dependency.zone) }
}

// periphery:ignore - a script starts it
final class Calendar: FactoryModule {
  struct Dependency { let zone: Zone }
  init(dependency: Dependency, payload: Void) { print(dependency.zone) }
}

// periphery:ignore:parameters zone
final class Agenda: FactoryModule {  // want: unwired-module "'Agenda'"
  struct Dependency { let zone: Zone }
  init(dependency: Dependency, payload: Void) { print(dependency.zone) }
}

// periphery:ignore
final class Almanac: FactoryModule {
  struct Dependency {
    // periphery:ignore
    let zone: Zone
    let hour: Zone  // want: unused-dependency "hour"
    let day: Zone
  }
  init(dependency: Dependency, payload: Void) { print(dependency.day) }
}

final class CompositionRoot {
  lazy var almanac = Almanac.Factory(
    // periphery:ignore
    dependency: .init(zone: Zone(), hour: Zone())  // want: missing-provider "day"
  )
  lazy var start: () -> Almanac = { self.almanac.create() }
}

let start = CompositionRoot().start
