import FactoryKit

// A class that has no code and keeps for itself what a container brings is there to have that made.

final class Bell {
  init() { Tower.shared.bells.append(self) }
  func ring() { print("ding") }
}

final class Tower {
  static let shared = Tower()
  var bells: [Bell] = []
}

final class Clock {
  func tick() -> Int { 1 }
}

extension Container {
  var bell: Factory<Bell> { self { Bell() }.singleton }
  var clock: Factory<Clock> { self { Clock() } }
}

/// Has a bell hung.
final class Starter {
  @Injected(\.bell) private var bell
}

final class Watch {
  @Injected(\.bell) private var bell  // want: unused-dependency "'Watch.bell' is never read"
  @Injected(\.clock) private var clock

  func show() -> Int { clock.tick() }
}

@main
enum Main {
  private static let starter = Starter()

  static func main() {
    print(starter, Watch().show())
    for bell in Tower.shared.bells { bell.ring() }
  }
}
