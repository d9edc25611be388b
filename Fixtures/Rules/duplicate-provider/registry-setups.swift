// Functions that both run register one key in the one registry that there is.

final class Depot {
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  init() {
    addClocks()
    addZones()
    if CommandLine.arguments.count > 1 { addOtherBells() }
  }

  private func addClocks() {
    register(Clock.self) { Clock() }
    register(Bell.self) { Bell() }
  }

  private func addZones() {
    register(Zone.self) { Zone() }
    register(Clock.self) { Clock() }  // want: duplicate-provider "Clock"
  }

  private func addOtherBells() { register(Bell.self) { Bell() } }

  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    makers[ObjectIdentifier(type)]!() as! Service
  }
}

/// There are two of these.
final class Box {
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    makers[ObjectIdentifier(type)]!() as! Service
  }
}

final class Clock {}
final class Zone {}
final class Bell {}

func fill(_ box: Box) { box.register(Clock.self) { Clock() } }

@main
enum Main {
  static func main() {
    let depot = Depot()
    print(depot.resolve(Clock.self), depot.resolve(Zone.self), depot.resolve(Bell.self))
    let (first, second) = (Box(), Box())
    fill(first)
    second.register(Clock.self) { Clock() }
    print(first.resolve(Clock.self), second.resolve(Clock.self))
  }
}
