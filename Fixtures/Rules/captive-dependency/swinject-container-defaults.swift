import Swinject

// How long a service without a scope lives, its own container says, not another one.

final class Clock {}

final class Watch {
  let clock: Clock
  init(_ clock: Clock) { self.clock = clock }
}

final class Zone {}

final class Map {
  let zone: Zone
  init(_ zone: Zone) { self.zone = zone }
}

@main
enum Main {
  static func main() {
    let kept = Container(defaultObjectScope: .container)
    kept.register(Clock.self) { _ in Clock() }.inObjectScope(.transient)
    // want@+1: captive-dependency "keeps 'Clock'"
    kept.register(Watch.self) { r in Watch(r.resolve(Clock.self)!) }
    print(kept.resolve(Watch.self)!.clock, kept.resolve(Clock.self)!)

    let fresh = Container(defaultObjectScope: .transient)
    fresh.register(Zone.self) { _ in Zone() }.inObjectScope(.transient)
    fresh.register(Map.self) { r in Map(r.resolve(Zone.self)!) }
    print(fresh.resolve(Map.self)!.zone, fresh.resolve(Zone.self)!)
  }
}
