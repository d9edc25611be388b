// Units that are all handed over register one key twice; of units among which code chooses, one does. What
// is taken out first gives way on purpose.

final class Depot {
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    makers[ObjectIdentifier(type)]!() as! Service
  }

  func load(_ units: [any Unit]) { for unit in units { unit.fill(self) } }
  func load(@Units _ units: () -> [any Unit]) { load(units()) }
}

@resultBuilder
enum Units {
  static func buildExpression(_ unit: any Unit) -> [any Unit] { [unit] }
  static func buildBlock(_ units: [any Unit]...) -> [any Unit] { units.flatMap { $0 } }
  static func buildEither(first units: [any Unit]) -> [any Unit] { units }
  static func buildEither(second units: [any Unit]) -> [any Unit] { units }
}

protocol Unit {
  func fill(_ depot: Depot)
}

/// The tables of a type are there once.
enum Shelf {
  private static var values: [String: Any] = [:]
  static func keep<Value>(_ value: Value) { values["\(Value.self)"] = value }
  static func drop<Value>(_ type: Value.Type) { values["\(type)"] = nil }
  static func find<Value>(_ type: Value.Type) -> Value { values["\(type)"] as! Value }
}

/// What every run takes out may be put in again.
enum Tray {
  private static var values: [String: Any] = [:]
  static func keep<Value>(_ value: Value) { values["\(Value.self)"] = value }
  static func clear() { values.removeAll() }
  static func find<Value>(_ type: Value.Type) -> Value { values["\(type)"] as! Value }
}

final class Clock {}
final class Zone {}
final class Bell {}

struct FirstUnit: Unit {
  func fill(_ depot: Depot) { depot.register(Clock.self) { Clock() } }
}

struct SecondUnit: Unit {
  func fill(_ depot: Depot) { depot.register(Clock.self) { Clock() } }  // want: duplicate-provider "Clock"
}

struct NearUnit: Unit {
  func fill(_ depot: Depot) { depot.register(Zone.self) { Zone() } }
}

struct FarUnit: Unit {
  func fill(_ depot: Depot) { depot.register(Zone.self) { Zone() } }
}

struct LoudUnit: Unit {
  func fill(_ depot: Depot) { depot.register(Bell.self) { Bell() } }
}

struct SoftUnit: Unit {
  func fill(_ depot: Depot) { depot.register(Bell.self) { Bell() } }
}

@main
enum Main {
  static func main() {
    fillRack()
    let depot = Depot()
    let isFar = CommandLine.arguments.count > 1
    depot.load([FirstUnit(), SecondUnit(), isFar ? FarUnit() : NearUnit()])
    depot.load {
      if isFar { SoftUnit() } else { LoudUnit() }
    }
    print(depot.resolve(Clock.self), depot.resolve(Zone.self), depot.resolve(Bell.self))
    setUp()
    setUpAgain()
    if isFar { leave() }
    print(Shelf.find(Clock.self), Tray.find(Clock.self))
  }

  private static func setUp() {
    Shelf.keep(Clock())
    Tray.keep(Clock())
    Tray.clear()
  }

  private static func setUpAgain() {
    Shelf.keep(Clock())  // want: duplicate-provider "Clock"
    Tray.keep(Clock())
  }

  private static func leave() { Shelf.drop(Clock.self) }
}

// A list names a unit twice.

enum Rack {
  private static var values: [String: Any] = [:]
  static func keep<Value>(_ value: Value) { values["\(Value.self)"] = value }
  static func find<Value>(_ type: Value.Type) -> Value { values["\(type)"] as! Value }
}

protocol Filler { func fill() }
final class Gear {}
final class Hand {}

struct GearFiller: Filler {
  func fill() { Rack.keep(Gear()) }  // want: duplicate-provider "'Gear' in 'GearFiller' is registered twice"
}

struct HandFiller: Filler {
  func fill() { Rack.keep(Hand()) }
}

func fillRack() {
  let fillers: [any Filler] = [GearFiller(), HandFiller(), GearFiller()]
  for filler in fillers { filler.fill() }
  print(Rack.find(Gear.self), Rack.find(Hand.self))
}
