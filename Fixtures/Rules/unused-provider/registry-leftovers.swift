// What nobody asks a registry for is unused, and what is registered twice in one place counts once.
// Whoever asks by a type that cannot be told may ask for anything.

protocol Registering {
  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service)
  func resolve<Service>(_ type: Service.Type) -> Service
}

final class Registry: Registering {
  private var makers: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    (makers[ObjectIdentifier(type)] as! () -> Service)()
  }
}

final class Asked {}
final class Unasked {}
final class Twice {}

func setUp(_ registry: Registering) {
  registry.register(Asked.self) { Asked() }
  registry.register(Unasked.self) { Unasked() }  // want: unused-provider "'Unasked' is registered but nobody asks for it"
  registry.register(Twice.self) { Twice() }
  registry.register(Twice.self) { Twice() }  // want: duplicate-provider "registration of 'Twice'"
}

@main
enum Main {
  static func main() {
    let registry = Registry()
    setUp(registry)
    print(registry.resolve(Asked.self), registry.resolve(Twice.self))
  }
}
