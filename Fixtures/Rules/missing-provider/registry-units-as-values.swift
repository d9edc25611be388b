// Units that are types or static values register something if somebody names them.

final class Depot {
  private var makers: [String: (Depot) -> Any] = [:]

  func register<Service>(_ make: @escaping (Depot) -> Service) { makers["\(Service.self)"] = make }
  func resolve<Service>(_ type: Service.Type) -> Service { makers["\(type)"]!(self) as! Service }

  func load(_ units: [any Unit.Type]) { units.forEach { $0.register(in: self) } }
  func load(_ parts: Part...) { parts.forEach { $0.fill(self) } }
  func load<Layout: Plan>(_ plan: Layout.Type) { Layout.First.register(in: self) }
}

protocol Unit {
  static func register(in depot: Depot)
}

protocol Plan {
  associatedtype First: Unit
}

struct Part {
  let fill: (Depot) -> Void
}

final class Clock {}
final class Zone {}
final class Bell {}
final class Gear {}
final class Hand {}
final class Dial {}

enum ClockUnit: Unit {
  static func register(in depot: Depot) { depot.register { _ in Clock() } }
}

enum ZoneUnit: Unit {
  static func register(in depot: Depot) {  // want: unused-provider "'register(in:)' is never called"
    depot.register { _ in Zone() }
  }
}

struct BellUnit: Unit {
  static func register(in depot: Depot) { depot.register { _ in Bell() } }
}

enum Layout: Plan {
  typealias First = BellUnit
}

extension Part {
  static let gears = Part { depot in depot.register { _ in Gear() } }
  static let hands = Part { depot in depot.register { _ in Hand() } }  // want: unused-provider "'Part.hands' is never read"
  static let dials = Part { depot in depot.register { _ in Dial() } }
}

let usual: Part = .dials

@main
enum Main {
  static func main() {
    let depot = Depot()
    depot.load([ClockUnit.self])
    depot.load(.gears, usual)
    depot.load(Layout.self)
    print(depot.resolve(Clock.self), depot.resolve(Bell.self))
    print(depot.resolve(Zone.self))  // want: missing-provider "'Zone' is not registered"
    print(depot.resolve(Gear.self), depot.resolve(Dial.self))
    print(depot.resolve(Hand.self))  // want: missing-provider "'Hand' is not registered"
  }
}
