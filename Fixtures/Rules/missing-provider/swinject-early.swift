import Swinject

// What is asked for before it can have been registered is missing as if nothing registered it.

final class Clock {}
final class Zone {}
final class Bell { init(zone: Zone) {} }
final class Gear {}
final class Hand {}
final class Dial {}

/// It asks while it is applied for what the next one registers.
final class BellAssembly: Assembly {
  func assemble(container: Container) {
    let zone = container.resolve(Zone.self)!  // want: missing-provider "'Zone' is asked for before it is registered: 'resolve' yields nil, which crashes"
    container.register(Bell.self) { _ in Bell(zone: zone) }
    container.register(Gear.self) { r in
      print(r.resolve(Zone.self)!)
      return Gear()
    }
  }
}

final class ZoneAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Zone.self) { _ in Zone() }
    container.register(Hand.self) { _ in Hand() }
  }
}

/// What it asks for has been registered, and is asked for once all are applied.
final class LastAssembly: Assembly {
  func assemble(container: Container) { print(container.resolve(Hand.self)!) }
  func loaded(resolver: Resolver) { print(resolver.resolve(Zone.self)!) }
}

/// Of two lists only one has it behind.
final class DialAssembly: Assembly {
  func assemble(container: Container) { print(container.resolve(Dial.self)!) }
}

final class DialMaker: Assembly {
  func assemble(container: Container) { container.register(Dial.self) { _ in Dial() } }
}

@main
enum Main {
  static func main() {
    let container = Container()
    print(container.resolve(Clock.self)!)  // want: missing-provider "'Clock' is asked for before it is registered"
    container.register(Clock.self) { _ in Clock() }
    print(container.resolve(Clock.self)!)

    let resolver = Assembler([BellAssembly(), ZoneAssembly(), LastAssembly()]).resolver
    print(resolver.resolve(Bell.self)!, resolver.resolve(Gear.self)!)

    let filled = Container()
    let assembler = Assembler([DialMaker()], container: filled)
    assembler.apply(assemblies: [DialAssembly(), DialMaker()])
  }
}
