import FactoryKit

// What an extension of the protocol of containers adds is a factory of each of them.

final class Lamp {}
final class Plug {}
final class Wall {
  init(lamp: Lamp) {}
}

extension SharedContainer {
  var lamp: Factory<Lamp> { self { Lamp() }.shared }
  var plug: Factory<Plug> { self { Plug() } }  // want: unused-provider "'SharedContainer.plug' is a factory that is never resolved"
  var wall: Factory<Wall> { self { Wall(lamp: self.lamp()) }.singleton }
}

final class Room {
  @Injected(\.wall) private var wall
  func show() { print(wall) }
}

@main
enum Main {
  static func main() { Room().show() }
}
