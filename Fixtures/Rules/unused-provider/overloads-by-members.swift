import Dispatch

/// Overloads that take a type of the system's or one of the app's: the member that an argument names tells
/// which is meant.
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

  static func growing() -> Pauses { Pauses(pause: Pause(clock: clock)) }

  static func steady() -> Pauses {  // want: unused-provider "steady"
    Pauses(pause: Pause(clock: clock))
  }

  let pause: Pause

  init(pause: Pause) { self.pause = pause }
}

struct Task {
  func retry(delay: DispatchTimeInterval) { print(delay) }

  func retry(delay: Pauses) { delay.pause.wait() }
}

@main
struct App {
  static func main() {
    Task().retry(delay: .growing())
    Task().retry(delay: .seconds(1))
  }
}
