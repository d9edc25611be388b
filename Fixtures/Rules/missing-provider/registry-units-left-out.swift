// A registry of the app's own is filled by units that are handed over in a list; what is in no list
// registers nothing. Whoever ends the program where an ask throws has to find it.

final class Depot {
  static let shared = Depot()
  private var makers: [String: (Depot) -> Any] = [:]

  func register<Service>(_ type: Service.Type, _ make: @escaping (Depot) -> Service) {
    makers["\(type)"] = make
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let make = makers["\(type)"], let service = make(self) as? Service else {
      throw Missing(text: "\(type)")
    }
    return service
  }

  func load(_ units: [any Unit]) { for unit in units { unit.register(in: self) } }
}

struct Missing: Error { let text: String }

protocol Unit {
  func register(in depot: Depot)
}

final class Clock {}
final class Zone {}
final class Bell {}
final class Gear {}
final class Hand {}

struct ClockUnit: Unit {
  func register(in depot: Depot) { depot.register(Clock.self) { _ in Clock() } }
}

struct ZoneUnit: Unit {  // want: unused-provider "'ZoneUnit' is never made, so nothing of what it registers is there"
  func register(in depot: Depot) { depot.register(Zone.self) { _ in Zone() } }
}

@propertyWrapper
struct Found<Service> {
  let wrappedValue: Service
  init() {
    do { wrappedValue = try Depot.shared.resolve(Service.self) } catch { fatalError("\(error)") }
  }
}

final class Window {
  @Found private var clock: Clock
  @Found private var bell: Bell  // want: missing-provider "'bell' is not registered"
  func show() { print(clock, bell) }
}

@main
enum Main {
  static func main() throws {
    Depot.shared.load([ClockUnit()])
    Window().show()
    print(try! Depot.shared.resolve(Zone.self))  // want: missing-provider "'Zone' is not registered"
    do { print(try Depot.shared.resolve(Gear.self)) } catch { print("no gear") }
    print(try Depot.shared.resolve(Hand.self), (try? Depot.shared.resolve(Hand.self)) as Any)
  }
}
