import Pure

// What a left-out argument cannot have named is told for itself: a field of the root's struct where
// there is none yet, a parameter or a local of another function, a field where there is no value of
// its struct. What it could have named is a note.

final class Clock {}
final class Speaker {}

final class AlarmModule: FactoryModule {
  struct Dependency { let clock: Clock }
  init(dependency: Dependency, payload: Void) { print(dependency.clock) }
}

struct AppDependency {
  let alarm: AlarmModule.Factory
  let clock: Clock  // want: unused-dependency "'clock' of 'AppDependency'"

  static func resolve() -> AppDependency {
    AppDependency(alarm: makeAlarm(name: "a"), clock: Clock())
  }

  private static func makeAlarm(name: String) -> AlarmModule.Factory {
    print(name)
    return AlarmModule.Factory(dependency: .init())  // want: missing-provider "clock"
  }

  private static func makeAlarm(
    clock: Clock,  // want: unused-dependency "clock"
    loud: Bool
  ) -> AlarmModule.Factory {
    print(loud)
    return AlarmModule.Factory(dependency: .init(clock: Clock()))
  }

  static func makeQuietAlarm() -> AlarmModule.Factory {
    let clock = Clock()  // want: unused-provider "clock"
    return makeAlarm(clock: Clock(), loud: false)
  }

  static func makeLoudAlarm(clock: Clock) -> AlarmModule.Factory {
    func make() -> AlarmModule.Factory {
      .init(dependency: .init())  // want: missing-provider "clock"
    }
    return make()
  }
}

struct HallDependency {
  let clock: Clock
  let speaker: Speaker  // want: unused-dependency "'speaker' of 'HallDependency'"

  static func resolve() -> HallDependency { HallDependency(clock: Clock(), speaker: Speaker()) }

  var alarm: AlarmModule.Factory {
    AlarmModule.Factory(dependency: .init())  // want: missing-provider "clock"
  }
}

final class RoomModule: FactoryModule {
  struct Dependency {
    let clock: Clock  // want: unused-dependency "RoomModule.Dependency.clock"
    let speaker: Speaker
  }
  init(dependency: Dependency, payload: Void) { print(dependency.speaker) }

  static func makeAlarm() -> AlarmModule {
    AlarmModule(dependency: .init(), payload: ())  // want: missing-provider "clock"
  }
}

final class CellarModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    let speaker: Speaker
  }
  init(dependency: Dependency, payload: Void) { print(dependency.speaker) }

  static func makeAlarm(for dependency: Dependency) -> AlarmModule {
    AlarmModule(dependency: .init(), payload: ())  // want: missing-provider "clock"
  }
}

func makeRooms() -> (RoomModule.Factory, CellarModule.Factory) {
  (
    .init(dependency: .init(clock: Clock(), speaker: Speaker())),
    .init(dependency: .init(clock: Clock(), speaker: Speaker()))
  )
}

let rooms = makeRooms()
print(AppDependency.resolve().alarm, AppDependency.makeQuietAlarm(), HallDependency.resolve().alarm)
print(AppDependency.makeLoudAlarm(clock: Clock()))
