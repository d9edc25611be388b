// Who hands on to a registry only now and then, or under another key, may register anything.

final class Registry {
  private var makers: [String: () -> Any] = [:]

  func register<Service>(_ type: Service.Type, name: String = "", _ make: @escaping () -> Service) {
    makers["\(type)\(name)"] = make
  }

  func resolve<Service>(_ type: Service.Type, name: String = "") -> Service {
    makers["\(type)\(name)"]!() as! Service
  }
}

final class Chances {
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    makers[ObjectIdentifier(type)]!() as! Service
  }

  func registerInDebug<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    if CommandLine.arguments.count > 1 { register(type, make) }
  }

  func registerTwice<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    register(Service?.self, make)
    register(type, make)
  }
}

extension Registry {
  func registerForTests<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    register(type, name: "test", make)
  }
}

final class Clock {}
final class Store {}
final class Log {}

@main
enum Main {
  static func main() {
    let registry = Registry()
    registry.registerForTests(Clock.self) { Clock() }
    print(registry.resolve(Clock.self, name: "test"), registry.resolve(Store.self, name: "test"))
    print(registry.resolve(Store.self))  // want: missing-provider "'Store' is not registered"
    let chances = Chances()
    chances.registerInDebug(Store.self) { Store() }
    chances.registerTwice(Log.self) { Log() }
    print(chances.resolve(Log.self), chances.resolve(Log?.self) as Any, chances.resolve(Store.self))
  }
}
