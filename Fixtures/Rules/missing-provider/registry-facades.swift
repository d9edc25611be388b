// Who only hands on to a registry what it is given registers and asks as the registry does, whether an
// extension, a protocol or another type declares it.

protocol Registering {
  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service)
  func resolve<Service>(_ type: Service.Type) -> Service
}

extension Registering {
  func register<Service>(_ make: @escaping () -> Service) { register(Service.self, make) }
  func resolve<Service>() -> Service { resolve(Service.self) }
}

final class Registry: Registering {
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    guard let service = find(type) else { fatalError("\(type) is not registered") }
    return service
  }

  func find<Service>(_ type: Service.Type) -> Service? {
    makers[ObjectIdentifier(type)]?() as? Service
  }

  func findByName<Service>() -> Service? { find(Service.self) }
}

enum Services {
  private static let registry = Registry()

  static func add<Service>(_ make: @escaping () -> Service) { registry.register(make) }
  static func get<Service>() -> Service { registry.resolve() }
}

final class Clock {}
final class Lost {}
final class Unasked {}
final class Twice {}
final class Screen {
  private let clock: Clock = Services.get()
  private let lost: Lost = Services.get()  // want: missing-provider "'Lost' is not registered: 'Services.get()' in 'Screen' crashes"
  private let twice: Twice = Services.get()

  func show() { print(clock, lost, twice) }
}

final class Hen { init(_ egg: Egg) {} }
final class Egg { init(_ hen: Hen) {} }

@main
enum Main {
  static func main() {
    Services.add { Clock() }
    Services.add { Unasked() }  // want: unused-provider "'Unasked' is registered but nobody asks for it"
    Services.add { Twice() }
    Services.add { Twice() }  // want: duplicate-provider "registration of 'Twice'"
    Services.add { Hen(Services.get()) }  // want: dependency-cycle "'Hen' -> 'Egg' -> 'Hen'"
    Services.add { Egg(Services.get()) }
    let hen: Hen = Services.get()
    print(hen)
    Screen().show()
  }
}
