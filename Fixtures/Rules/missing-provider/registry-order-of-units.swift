// Units of a list register when the list is applied, by what a protocol asks of them. What is asked for
// in front of that is missing.

protocol Unit {
  func fill(_ depot: Depot)
}

final class Depot {
  static let shared = Depot()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func register<T>(_ type: T.Type, _ make: @escaping () -> T) {
    makers[ObjectIdentifier(type)] = make
  }

  func resolve<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }

  func apply(_ units: [Unit]) {
    for unit in units { unit.fill(self) }
  }
}

final class Clock {}
final class Lamp {}

struct ClockUnit: Unit {
  func fill(_ depot: Depot) { depot.register(Clock.self) { Clock() } }
}

struct LampUnit: Unit {
  func fill(_ depot: Depot) { depot.register(Lamp.self) { Lamp() } }
}

@main
enum Main {
  static func main() {
    print(Depot.shared.resolve(Clock.self))  // want: missing-provider "'Clock' is asked for before it is registered"
    let early = LampUnit()
    early.fill(Depot.shared)
    print(Depot.shared.resolve(Lamp.self))
    Depot.shared.apply([ClockUnit(), LampUnit()])
    print(Depot.shared.resolve(Clock.self))
  }
}
