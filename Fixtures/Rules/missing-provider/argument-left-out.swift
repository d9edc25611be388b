import Pure

// The plainest shape: a wiring without one of its arguments, while the code is still being written.
// It does not compile: the compiler finds the same mistake, later.

final class Clock {}
final class Speaker {}

final class AlarmModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    let speaker: Speaker
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func ring() { print(dependency.clock, dependency.speaker) }
}

enum CompositionRoot {
  static func makeAlarm() -> AlarmModule.Factory {
    // want@+1: missing-provider "AlarmModule.Dependency.speaker"
    AlarmModule.Factory(dependency: .init(clock: Clock()))
  }

  static func makeQuietAlarm() -> AlarmModule.Factory {
    AlarmModule.Factory(dependency: .init(clock: Clock(), speaker: Speaker()))
  }

  static func makeNothing() -> AlarmModule.Factory {
    // want@+1: missing-provider "Dependency.clock", missing-provider "Dependency.speaker"
    AlarmModule.Factory(dependency: .init())
  }
}
