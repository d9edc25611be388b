import Swinject

// A closure that is called where it is written runs with the code around it; one that is kept waits.

final class Clock {}
final class Gear { init(clock: Clock) { print(clock) } }
final class Lamp {
  private let light: () -> Wick
  init(light: @escaping () -> Wick) { self.light = light }
  func shine() { print(light()) }
}
final class Wick { init(lamp: Lamp) { print(lamp) } }

struct Parts: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { r in
      let gear: Gear = {
        print("winding")
        return r.resolve(Gear.self)!  // want: dependency-cycle "'Clock' -> 'Gear' -> 'Clock'"
      }()
      print(gear)
      return Clock()
    }
    container.register(Gear.self) { r in Gear(clock: r.resolve(Clock.self)!) }
    container.register(Lamp.self) { r in
      let light = { r.resolve(Wick.self)! }
      return Lamp(light: light)
    }
    container.register(Wick.self) { r in Wick(lamp: r.resolve(Lamp.self)!) }
  }
}

@main
enum Main {
  static let assembler = Assembler([Parts()])
  static func main() {
    let resolver = assembler.resolver
    print(resolver.resolve(Gear.self)!, resolver.resolve(Clock.self)!, resolver.resolve(Wick.self)!)
    resolver.resolve(Lamp.self)!.shine()
  }
}
