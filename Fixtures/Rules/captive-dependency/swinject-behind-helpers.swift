import Swinject

// A helper says a scope, and what follows its call says another one, which counts.

final class Clock {}
final class Zone {}

final class Keeper {
  var clock: Clock?
  let zone: Zone

  init(zone: Zone) {
    self.zone = zone
  }
}

final class Second {
  let clock: Clock
  let zone: Zone

  init(clock: Clock, zone: Zone) {
    self.clock = clock
    self.zone = zone
  }
}

extension Container {
  @discardableResult
  func registerShared<Service>(
    _ type: Service.Type,
    factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry<Service> {
    register(type, factory: factory).inObjectScope(.container)
  }
}

final class ClockAssembly: Assembly {
  func assemble(container: Container) {
    container.registerShared(Clock.self) { _ in Clock() }.inObjectScope(.transient)
    container.registerShared(Zone.self) { _ in Zone() }
    container.registerShared(Keeper.self) { r in Keeper(zone: r.resolve(Zone.self)!) }
      .initCompleted { r, keeper in
        keeper.clock = r.resolve(Clock.self)  // want: captive-dependency "Clock"
      }
    container.register(Second.self) { r in
      Second(clock: r.resolve(Clock.self)!, zone: r.resolve(Zone.self)!)
    }
  }
}

@main
enum Main {
  static func main() {
    let container = Container()
    Assembler([ClockAssembly()], container: container)
    print(container.resolve(Keeper.self)!, container.resolve(Second.self)!)
  }
}
