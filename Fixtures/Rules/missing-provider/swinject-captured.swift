import Swinject

// What a closure captures by name is what is called so outside; a name of its own has its own value. A
// key that is handed on from another container asks that one, and goes in no circle.

final class Clock { let rate = 1 }
final class Bell { let tone = 2 }
final class Gear { let teeth = 3 }
final class Hand {
  let clock: Clock
  init(clock: Clock) { self.clock = clock }
}
final class Chime {
  let makeGear: () -> Gear
  init(makeGear: @escaping () -> Gear) { self.makeGear = makeGear }
}

final class CoreAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
  }
}

final class TowerAssembly: Assembly {
  private let core: Resolver

  init(core: Resolver) { self.core = core }

  func assemble(container: Container) {
    container.register(Clock.self) { [core] _ in core.resolve(Clock.self)! }
    container.register(Bell.self) { [core] _ in
      core.resolve(Bell.self)!  // want: missing-provider "'Bell' is not registered"
    }
    container.register(Hand.self) { r in Hand(clock: r.resolve(Clock.self)!) }
    container.register(Chime.self) { [unowned box = container] _ in
      Chime(makeGear: { [box] in
        box.resolve(Gear.self)!  // want: missing-provider "'Gear' is not registered"
      })
    }
  }
}

/// Containers that somebody else hands out.
protocol Shelf { func box() -> Resolver }

enum Annex {
  static func fill(_ container: Container, from shelves: [Shelf]) {
    container.register(Gear.self, name: "spare") { _ in
      shelves[0].box().resolve(Gear.self, name: "spare")!
    }
  }
}

@main
enum Main {
  static func main() {
    let core = Assembler([CoreAssembly()])
    let tower = Assembler([TowerAssembly(core: core.resolver)])
    let resolver = tower.resolver
    print(resolver.resolve(Hand.self)!.clock.rate, resolver.resolve(Bell.self)!.tone)
    print(resolver.resolve(Chime.self)!.makeGear().teeth)

    let local = Container()
    local.register(Clock.self) { _ in Clock() }
    let annex = Container()
    annex.register(Clock.self) { [weak other = local] _ in other!.resolve(Clock.self)! }
    Annex.fill(annex, from: [])
    print(annex.resolve(Clock.self)!.rate, annex.resolve(Gear.self, name: "spare")!.teeth)
  }
}
