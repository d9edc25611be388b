// The change to make is written with the labels of the registry's own function.

final class Depot {
  static let shared = Depot()
  private var makers: [ObjectIdentifier: Any] = [:]

  func store<T>(type: T.Type, with maker: @escaping () -> T) {
    makers[ObjectIdentifier(type)] = maker
  }

  func fetch<T>(of type: T.Type) -> T { (makers[ObjectIdentifier(type)] as! () -> T)() }
}

final class Clock {}

final class Zone {
  private let clock: Clock
  init(clock: Clock) { self.clock = clock }
  func show() { print(clock) }
}

final class Shelf {
  static let shared = Shelf()
  private var values: [ObjectIdentifier: Any] = [:]
  func put<T>(_ value: T, as type: T.Type) { values[ObjectIdentifier(type)] = value }
  func take<T>(_ type: T.Type) -> T { values[ObjectIdentifier(type)] as! T }
}

final class Lamp {}
final class Desk {}

@main struct Main {
  static func main() {
    // want@+1: missing-provider "'Clock' is not registered"
    Depot.shared.store(type: Zone.self) { Zone(clock: Depot.shared.fetch(of: Clock.self)) }
    Depot.shared.fetch(of: Zone.self).show()
    Shelf.shared.put(Desk(), as: Desk.self)
    // want@+1: missing-provider "'Lamp' is not registered"
    print(Shelf.shared.take(Desk.self), Shelf.shared.take(Lamp.self))
  }
}
