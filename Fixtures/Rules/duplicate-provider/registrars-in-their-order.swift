import Swinject

// Of two registrations the one that is made later takes the other's place, wherever the two stand.

final class Clock {}
final class Lamp {}

enum Setup {
  static func addLater(_ container: Container) {
    container.register(Clock.self) { _ in Clock() }  // want: duplicate-provider "'Clock'"
  }

  static func addFirst(_ container: Container) {
    container.register(Clock.self) { _ in Clock() }
  }
}

final class Depot {
  static let shared = Depot()
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) {
    makers[ObjectIdentifier(type)] = make
  }
  func resolve<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }
}

func fillLater() {
  Depot.shared.register(Lamp.self) { Lamp() }  // want: duplicate-provider "'Lamp'"
}

func fillFirst() {
  Depot.shared.register(Lamp.self) { Lamp() }
}

@main
enum Main {
  static func main() {
    let container = Container()
    Setup.addFirst(container)
    Setup.addLater(container)
    fillFirst()
    fillLater()
    print(container.resolve(Clock.self)!, Depot.shared.resolve(Lamp.self))
  }
}
