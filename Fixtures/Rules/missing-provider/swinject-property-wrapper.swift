import Swinject

// A project's own property wrapper asks for the type of each property that it wraps.

final class Clock {}
final class Zone {}
final class Bell {}
final class Sand {}
final class Gear {}
final class Dust {}

enum Services {
  static let container: Container = {
    let container = Container()
    container.register(Clock.self) { _ in Clock() }
    container.register(Zone.self) { _ in Zone() }  // want: unused-provider "Zone"
    container.register(Bell.self) { _ in Bell() }
    container.register(Gear.self, name: "big") { _ in Gear() }
    return container
  }()
}

@propertyWrapper
struct Injected<Value> {
  let wrappedValue: Value

  init(name: String? = nil) {
    wrappedValue = Services.container.resolve(Value.self, name: name)!
  }
}

@propertyWrapper
final class Later<Value> {
  private(set) lazy var wrappedValue: Value = Services.container.resolve(Value.self)!
}

final class Screen {
  @Injected var clock: Clock
  @Injected() var sand: Sand  // want: missing-provider "Sand"
  @Later var bell: Bell
  @Later var lost: Dust  // want: missing-provider "Dust"
  // Who is never read never asks; the other wrapper has asked by then.
  @Later var unread: Dust
  @Injected var unreadSand: Sand  // want: missing-provider "Sand"
  @Injected(name: "big") var gear: Gear
  @Injected(name: "small") var other: Gear  // want: missing-provider "small"

  func show() { print(clock, bell, lost, sand, gear, other) }
}

@main
enum Main {
  static func main() { Screen().show() }
}
