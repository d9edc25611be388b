final class Clock {
  func tick() {}
}

final class Pause {
  private let clock: Clock

  init(clock: Clock) { self.clock = clock }

  func wait() { clock.tick() }
}

final class Pauses {
  static let clock = Clock()

  static func short() -> Pauses { Pauses(pause: Pause(clock: clock)) }

  static func growing() -> Pauses { Pauses(pause: Pause(clock: clock)) }

  static func steady() -> Pauses {  // want: unused-provider "steady"
    Pauses(pause: Pause(clock: clock))
  }

  let pause: Pause

  init(pause: Pause) { self.pause = pause }
}

Pauses.short().pause.wait()
