import Swinject

// To name a type for what it stores for all makes none: what its initializer would register is not there.

final class Clock { let zone = 1 }
final class Lamp { let watts = 2 }
final class Door { let width = 3 }

let container = Container()

final class ClockSetup {  // want: unused-provider "'ClockSetup' is never made"
  static let label = "clocks"
  init() { container.register(Clock.self) { _ in Clock() } }
}

final class LampSetup {
  static let shared = LampSetup()
  private init() { container.register(Lamp.self) { _ in Lamp() } }
}

final class DoorSetup {
  static var fresh: DoorSetup { .init() }
  init() { container.register(Door.self) { _ in Door() } }
}

@main
enum Main {
  static func main() {
    _ = LampSetup.shared
    _ = DoorSetup.fresh
    print(ClockSetup.label, container.resolve(Lamp.self)!.watts, container.resolve(Door.self)!.width)
    print(container.resolve(Clock.self)!.zone)  // want: missing-provider "'Clock' is not registered"
  }
}
