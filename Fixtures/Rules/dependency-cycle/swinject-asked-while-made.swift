import Swinject

// A class that asks the container it is handed while it is made takes part in a cycle as a closure does:
// in its initializer, in what that calls, in an initial value. What it asks later does not.

final class Clock {}
final class Gear {
  private let clock: Clock
  init(resolver: Resolver) { clock = resolver.resolve(Clock.self)! }  // want: dependency-cycle "'Gear' -> 'Clock' -> 'Gear'"
  func turn() { print(clock) }
}

final class Zone {}
final class Map {
  private var zone: Zone?
  init(resolver: Resolver) { load(resolver) }  // want: dependency-cycle "'Map' -> 'Zone' -> 'Map'"
  private func load(_ resolver: Resolver) { zone = resolver.resolve(Zone.self)! }
  func show() { print(zone as Any) }
}

final class Bell {}
final class Tower {
  private let bell = Ring.resolver.resolve(Bell.self)!  // want: dependency-cycle "'Tower' -> 'Bell' -> 'Tower'", resolve-outside-root
  func ring() { print(bell) }
}

final class Lamp {}
final class Mast {
  private let resolver: Resolver
  init(resolver: Resolver) { self.resolver = resolver }
  func light() { print(resolver.resolve(Lamp.self)!) }  // want: resolve-outside-root
}

final class Wheel {}
final class Mill {
  private var turn: () -> Void = {}
  init(resolver: Resolver) { turn = { print(resolver.resolve(Wheel.self)!) } }
  func run() { turn() }
}

final class Parts: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { r in
      r.resolve(Gear.self)!.turn()
      return Clock()
    }
    container.register(Gear.self) { r in Gear(resolver: r) }
    container.register(Zone.self) { r in
      r.resolve(Map.self)!.show()
      return Zone()
    }
    container.register(Map.self) { r in Map(resolver: r) }
    container.register(Bell.self) { r in
      r.resolve(Tower.self)!.ring()
      return Bell()
    }
    container.register(Tower.self) { _ in Tower() }
    container.register(Lamp.self) { r in
      print(r.resolve(Mast.self)!)
      return Lamp()
    }
    container.register(Mast.self) { r in Mast(resolver: r) }
    container.register(Wheel.self) { r in
      print(r.resolve(Mill.self)!)
      return Wheel()
    }
    container.register(Mill.self) { r in Mill(resolver: r) }
  }
}

@main
enum Ring {
  static let assembler = Assembler([Parts()])
  static let resolver = assembler.resolver
  static func main() {
    resolver.resolve(Gear.self)!.turn()
    resolver.resolve(Map.self)!.show()
    resolver.resolve(Tower.self)!.ring()
    resolver.resolve(Mast.self)!.light()
    resolver.resolve(Mill.self)!.run()
    print(resolver.resolve(Clock.self)!, resolver.resolve(Zone.self)!, resolver.resolve(Bell.self)!)
    print(resolver.resolve(Lamp.self)!, resolver.resolve(Wheel.self)!)
  }
}
