// A container of the app's own is judged as what it is, whatever it is called.

protocol Resolver { func resolve<Service>(_ type: Service.Type) -> Service? }

final class Container: Resolver {
  private var makers: [String: (Resolver) -> Any] = [:]

  func register<Service>(
    _ type: Service.Type,
    name: String? = nil,
    factory: @escaping (Resolver) -> Service
  ) {
    makers["\(type)"] = factory
  }

  func resolve<Service>(_ type: Service.Type) -> Service? { makers["\(type)"]?(self) as? Service }
}

/// It keeps all that is registered for a type.
final class Listeners {
  private var makers: [ObjectIdentifier: [(Resolver) -> Any]] = [:]

  func register<Service>(
    _ type: Service.Type,
    name: String? = nil,
    factory: @escaping (Resolver) -> Service
  ) {
    makers[ObjectIdentifier(type), default: []].append(factory)
  }

  func all<Service>(_ type: Service.Type, _ resolver: Resolver) -> [Service] {
    makers[ObjectIdentifier(type), default: []].compactMap { $0(resolver) as? Service }
  }
}

final class Clock {}
final class Zone {}

@main
enum Main {
  static func main() {
    let container = Container()
    container.register(Clock.self) { _ in Clock() }
    container.register(Zone.self) { _ in Zone() }  // want: unused-provider "'Zone' is registered but nobody asks for it"
    let listeners = Listeners()
    listeners.register(Clock.self) { _ in Clock() }
    listeners.register(Clock.self) { _ in Clock() }
    print(container.resolve(Clock.self)!, listeners.all(Clock.self, container))
  }
}
