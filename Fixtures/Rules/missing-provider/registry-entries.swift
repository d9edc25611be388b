// A registry holds what its table begins with and what its other code writes into it, under keys made of
// types or as texts; and it may have a second table.

final class Cabinet {
  static let shared = Cabinet()
  private var makers: [String: () -> Any] = ["\(Clock.self)": { Clock() }]
  private var spares: [String: () -> Any] = [
    String(describing: Zone.self): { Zone() }
  ]

  private init() {
    makers[String(describing: Bell.self)] = { Bell() }
    makers.updateValue({ Gear() }, forKey: "Gear")
    addHands()
  }

  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers["\(type)"] = make
  }

  func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    let key = "\(type)"
    guard let make = makers[key] ?? spares[key] else { fatalError("\(type) is not registered") }
    return make() as! Service
  }
}

extension Cabinet {
  private func addHands() { register(Hand.self) { Hand() } }
}

final class Clock {}
final class Zone {}
final class Bell {}
final class Gear {}
final class Hand {}
final class Dial {}

/// A table that something else fills.
final class Drawer {
  private var makers: [ObjectIdentifier: () -> Any]

  init(_ makers: [ObjectIdentifier: () -> Any]) { self.makers = makers }

  func register<Service>(_ make: @escaping () -> Service) {
    makers[ObjectIdentifier(Service.self)] = make
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    makers[ObjectIdentifier(type)]!() as! Service
  }
}

@main
enum Main {
  static func main() {
    let cabinet = Cabinet.shared
    // What the table begins with gives way.
    cabinet.register(Clock.self) { Clock() }
    print(cabinet.resolve(Clock.self), cabinet.resolve(Zone.self), cabinet.resolve(Bell.self))
    print(cabinet.resolve(Gear.self), cabinet.resolve(Hand.self))
    print(cabinet.resolve(Dial.self))  // want: missing-provider "'Dial' is not registered"
    let drawer = Drawer([:])
    drawer.register { Clock() }
    print(drawer.resolve(Clock.self), drawer.resolve(Dial.self))
  }
}
