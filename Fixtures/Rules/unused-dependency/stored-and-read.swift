import Pure

// The plainest shape: the value is stored, its fields are read in methods, bare or after `self`.

final class Clock {
  var hour: Int { 8 }
}

final class Speaker {
  func say(_ text: String) {}
}

final class AlarmModule: FactoryModule {
  struct Dependency {
    let clock: Clock
    let speaker: Speaker
    let vibration: Speaker  // want: unused-dependency "AlarmModule.Dependency.vibration"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func tick() {
    guard self.dependency.clock.hour == 7 else { return }
    dependency.speaker.say("up")
  }
}

enum CompositionRoot {
  static func resolve() -> AlarmModule.Factory {
    AlarmModule.Factory(
      dependency: .init(clock: Clock(), speaker: Speaker(), vibration: Speaker()))
  }
}
