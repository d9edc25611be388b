import Swinject

// A wrapper that is told to ask by whoever looks into an instance with a mirror asks while the instance
// is built, if its initializer has that done.

@propertyWrapper
final class Wanted<Service> {
  var wrappedValue: Service!
  init() {}
  func fill(_ resolver: Resolver) { wrappedValue = resolver.resolve(Service.self)! }
}

private protocol Filling {
  func fill(_ resolver: Resolver)
}

extension Wanted: Filling {}

protocol Filled {}

extension Filled {
  func fillAll(_ resolver: Resolver) {
    for child in Mirror(reflecting: self).children { (child.value as? Filling)?.fill(resolver) }
  }
}

final class Clock: Filled {
  @Wanted private var bell: Bell!
  init(_ resolver: Resolver) { fillAll(resolver) }
  func tick() { bell.ring() }
}

final class Bell: Filled {
  @Wanted private var clock: Clock!
  init(_ resolver: Resolver) { fillAll(resolver) }
  func ring() { clock.tick() }
}

/// Filled once it has been made.
final class Zone: Filled {
  @Wanted private var gear: Gear!
  private let resolver: Resolver
  init(_ resolver: Resolver) { self.resolver = resolver }
  func open() {
    fillAll(resolver)
    gear.turn()
  }
}

final class Gear: Filled {
  @Wanted private var zone: Zone!
  init(_ resolver: Resolver) { fillAll(resolver) }
  func turn() { zone.open() }
}

struct ClockAssembly: Assembly {
  func assemble(container: Container) {
    // want@+1: dependency-cycle "'Clock' -> 'Bell' -> 'Clock'"
    container.register(Clock.self) { r in Clock(r) }.inObjectScope(.container)
    container.register(Bell.self) { r in Bell(r) }.inObjectScope(.container)
    container.register(Zone.self) { r in Zone(r) }.inObjectScope(.container)
    container.register(Gear.self) { r in Gear(r) }.inObjectScope(.container)
  }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler([ClockAssembly()]).resolver
    resolver.resolve(Clock.self)!.tick()
    resolver.resolve(Zone.self)!.open()
  }
}
