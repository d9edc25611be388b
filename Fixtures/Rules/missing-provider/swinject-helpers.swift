import Swinject

// A project's own helpers around `register` and `resolve` are followed: what a call of them
// registers or asks for is what their bodies do with its type.

final class Clock {}
final class Zone {}
final class Bell {}
final class Hand {}

extension Container {
  func single<Service>(_ type: Service.Type, _ make: @escaping (Resolver) -> Service) {
    register(type, factory: make).inObjectScope(.container)
  }

  func named<Service>(_ name: String, _ make: @escaping () -> Service) {
    register(Service.self, name: name) { _ in make() }
  }
}

extension Resolver {
  func get<Service>(_ type: Service.Type = Service.self) -> Service {
    guard let service = resolve(type) else { fatalError("\(type) is not registered") }
    return service
  }

  func find<Service>(_ name: String) -> Service? { resolve(Service.self, name: name) }
}

enum Locator {
  static let container = Container()

  static func resolve<Service>() -> Service { container.resolve(Service.self)! }
}

final class Watch {
  init(_ clock: Clock, _ zone: Zone) {}
}

@main
enum Main {
  static func main() {
    let container = Locator.container
    container.single(Clock.self) { _ in Clock() }
    container.single(Watch.self) { r in
      Watch(r.get(), r.get())  // want: missing-provider "Zone"
    }
    container.named("loud") { Bell() }
    let watch: Watch = container.get()
    let bell: Bell? = container.find("loud")
    let quiet: Bell = container.find("quiet")!  // want: missing-provider "quiet"
    let clock: Clock = Locator.resolve()
    let hand: Hand = Locator.resolve()  // want: missing-provider "Hand"
    print(watch, bell as Any, quiet, clock, hand)
  }
}
