// What a registry holds may stand in a type of its own, with how it is kept, and what is registered may
// be of another type than its key. What only says how something is kept is no part of the key.

protocol Clocking {}
final class Clock: Clocking {}
final class Log {}
final class Store {}
final class Unasked {}

enum Scope {
  case shared
  case new
}

final class Container {
  private struct Entry {
    let make: (Container) -> Any
    let isShared: Bool
    var made: Any?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func register<Service>(
    _ type: Service.Type,
    scope: Scope = .new,
    make: @escaping (Container) -> Service
  ) {
    entries[ObjectIdentifier(type)] = Entry(make: { make($0) }, isShared: scope == .shared)
  }

  func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    guard let service = (entries[ObjectIdentifier(type)]?.make(self)) as? Service else {
      preconditionFailure("\(type) is not registered")
    }
    return service
  }
}

enum Makers {
  private static var makers: [ObjectIdentifier: () -> Any] = [:]

  static func register<Service>(_ make: @autoclosure @escaping () -> Service) {
    makers[ObjectIdentifier(Service.Type.self)] = make
  }

  static func resolve<Service>(anew: Bool = false, _ type: Service.Type) -> Service {
    if anew { print("anew") }
    return makers[ObjectIdentifier(Service.Type.self)]!() as! Service
  }
}

final class Loose {
  private var values: [String: Any] = [:]
  private var makers: [String: () -> Any] = [:]

  func register<Key, Value>(_ key: Key.Type, cached: Bool, make: @escaping () -> Value) {
    makers["\(key)"] = make
    if cached { values["\(key)"] = make() }
  }

  func put<Key>(_ value: Any, as key: Key.Type) { values["\(key)"] = value }

  func resolve<Key>(_ key: Key.Type) -> Key {
    (values["\(key)"] ?? makers["\(key)"]!()) as! Key
  }
}

/// What is registered first stays.
final class Locator {
  static let shared = Locator()
  private var services: [String: AnyObject] = [:]

  func add<Service: AnyObject>(service: Service) {
    let key = "\(Service.self)"
    if services[key] == nil { services[key] = service }
  }

  func get<Service: AnyObject>(type: Service.Type) -> Service? {
    services["\(Service.self)"] as? Service
  }
}

/// The case is a part of the key.
final class Named {
  private var makers: [String: () -> Any] = [:]

  func register<Service>(_ type: Service.Type, in scope: Scope, make: @escaping () -> Service) {
    makers["\(type) \(scope)"] = make
  }

  func resolve<Service>(_ type: Service.Type, in scope: Scope) -> Service {
    let key = "\(type) \(scope)"
    return makers[key]!() as! Service
  }
}

@main
enum Main {
  static func main() {
    let container = Container()
    container.register(Clocking.self, scope: .shared) { _ in Clock() }
    container.register(Unasked.self, scope: .shared) { _ in Unasked() }  // want: unused-provider "'Unasked' is registered"
    container.register(Store.self) { _ in Store() }
    container.register(Store.self) { _ in Store() }  // want: duplicate-provider "registration of 'Store'"
    let clock: Clocking = container.resolve()
    print(clock, container.resolve(Store.self))
    print(container.resolve(Log.self))  // want: missing-provider "'Log' is not registered"

    Makers.register(Log())
    Makers.register(Unasked())  // want: unused-provider "'Unasked' is registered"
    print(Makers.resolve(anew: true, Log.self))
    print(Makers.resolve(Clock.self))  // want: missing-provider "'Clock' is not registered"

    let loose = Loose()
    loose.register(Clocking.self, cached: true) { Clock() }
    loose.put(Log(), as: Log.self)
    print(loose.resolve(Clocking.self), loose.resolve(Log.self))
    print(loose.resolve(Store.self))  // want: missing-provider "'Store' is not registered"

    Locator.shared.add(service: Log())
    Locator.shared.add(service: Log())
    print(Locator.shared.get(type: Log.self)!)
    print(Locator.shared.get(type: Clock.self)!)  // want: missing-provider "'Clock' is not registered"

    let named = Named()
    named.register(Log.self, in: .new) { Log() }
    named.register(Log.self, in: .shared) { Log() }
    print(named.resolve(Log.self, in: .new), named.resolve(Log.self, in: .shared))
  }
}
