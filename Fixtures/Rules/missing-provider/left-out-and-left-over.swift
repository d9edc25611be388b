import Pure

// What only a left-out argument used has the same cause and is not told again: a local, a module
// built in place, a parameter, a field of the module around. What could never have been that
// argument is told.

final class Clock {}
final class Speaker {}
final class Lamp {}

final class SnoozeModule: FactoryModule {
  struct Dependency { let clock: Clock }
  init(dependency: Dependency, payload: Void) { print(dependency.clock) }
}

final class AlarmModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    let output: Speaker
    let lights: [Lamp]
    let snooze: SnoozeModule.Factory
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func ring() {
    print(dependency.clock, dependency.output, dependency.lights, dependency.snooze)
  }
}

final class ListModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    let makeLamp: () -> Lamp
  }
  init(dependency: Dependency, payload: Void) {
    // want@+1: missing-provider "RowModule.Dependency.makeLamp"
    print(RowModule(dependency: .init(clock: dependency.clock), payload: ()))
  }
}

final class RowModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    let makeLamp: () -> Lamp
  }
  init(dependency: Dependency, payload: Void) { print(dependency.clock, dependency.makeLamp()) }
}

enum CompositionRoot {
  static func makeAlarm(snooze: SnoozeModule.Factory) -> AlarmModule.Factory {
    let clock = Clock()
    let loudest = Speaker()
    let unrelated = ListModule.Factory(  // want: unused-provider "unrelated"
      dependency: .init(clock: clock, makeLamp: { Lamp() })
    )
    // want@+1: missing-provider "AlarmModule.Dependency.output", missing-provider "AlarmModule.Dependency.snooze"
    return AlarmModule.Factory(dependency: .init(clock: clock, lights: [Lamp()]))
  }

  static func makeDarkAlarm() -> AlarmModule.Factory {
    let glow = (1...3).map { number in libraryLamp(number) }
    return AlarmModule.Factory(
      // want@+1: missing-provider "AlarmModule.Dependency.lights"
      dependency: .init(clock: Clock(), output: Speaker(), snooze: makeSnooze())
    )
  }

  static func makeSnooze() -> SnoozeModule.Factory {
    SnoozeModule.Factory(dependency: .init(clock: Clock()))
  }
}
