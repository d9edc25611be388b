import Pure

// Two arguments of different types change places. It does not compile.

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
  static func resolve() -> AlarmModule.Factory {
    let clock = Clock()
    let speaker = Speaker()
    return AlarmModule.Factory(dependency: .init(clock: clock, speaker: speaker))
  }

  static func resolveSwapped() -> AlarmModule.Factory {
    let clock = Clock()
    let speaker = Speaker()
    return AlarmModule.Factory(
      dependency: .init(
        clock: speaker,  // want: mismatched-provider "AlarmModule.Dependency.clock"
        speaker: clock))  // want: mismatched-provider "AlarmModule.Dependency.speaker"
  }
}
