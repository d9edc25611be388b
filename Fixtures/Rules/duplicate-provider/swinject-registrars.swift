import Swinject

// One key is registered twice by a helper, in a container that an initializer takes, and over functions
// that both run.

final class Clock {}
final class Zone {}
final class Bell {}
final class Gear {}
final class Hand {}

extension Container {
  func addTwice<Service>(_ type: Service.Type, _ make: @escaping (Resolver) -> Service) {
    register(type, factory: make)
    register(type, factory: make)  // want: duplicate-provider
  }

  func addWithSpare<Service>(_ type: Service.Type, _ make: @escaping (Resolver) -> Service) {
    register(type, factory: make)
    register(type, name: "spare", factory: make)
  }

  /// Only one of the two runs.
  func addOne<Service>(_ type: Service.Type, isBig: Bool, _ make: @escaping (Resolver) -> Service) {
    if isBig { register(type, factory: make) } else { register(type, factory: make) }
  }
}

protocol Registering { func register() }

struct ZoneRegistrar: Registering {
  private let container: Container
  init(_ container: Container) { self.container = container }
  func register() {
    container.register(Zone.self) { _ in Zone() }
    container.register(Zone.self) { _ in Zone() }  // want: duplicate-provider "Zone"
  }
}

func addGears(_ container: Container) { container.register(Gear.self) { _ in Gear() } }

func addMoreGears(_ container: Container) {
  container.register(Gear.self) { _ in Gear() }  // want: duplicate-provider "Gear"
}

/// In a container of its own, each time.
func makeHand() -> Hand {
  let container = Container()
  addHand(container)
  return container.resolve(Hand.self)!
}

func addHand(_ container: Container) { container.register(Hand.self) { _ in Hand() } }

@main
enum Main {
  static func main() {
    let container = Container()
    container.addTwice(Clock.self) { _ in Clock() }
    container.addWithSpare(Bell.self) { _ in Bell() }
    container.addWithSpare(Bell.self) { _ in Bell() }  // want: duplicate-provider "Bell"
    container.addOne(Hand.self, isBig: CommandLine.arguments.count > 1) { _ in Hand() }
    ZoneRegistrar(container).register()
    addGears(container)
    addMoreGears(container)
    print(makeHand(), makeHand())
    print(container.resolve(Clock.self)!, container.resolve(Bell.self)!)
    print(container.resolve(Bell.self, name: "spare")!, container.resolve(Hand.self)!)
    print(container.resolve(Zone.self)!, container.resolve(Gear.self)!)
  }
}
