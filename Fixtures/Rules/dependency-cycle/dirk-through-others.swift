import Dirk

// What a builder calls, and what is built on the way, asks as eagerly as the builder itself; what
// only a branch or a closure asks for does not.

final class Mill {
  let wheel = Wheel()
}

final class Wheel {
  init() { print(makeRiver()) }
}

func makeRiver() -> River { try! inject() }  // want: dependency-cycle "'Mill' -> 'River' -> 'Mill'"

final class River {
  init(mill: Mill) {}
}

func makeRoad() throws -> Road {
  Road(town: try inject())  // want: dependency-cycle "'Road' -> 'Town' -> 'Road'"
}

final class Road {
  init(town: Town) {}
}

final class Town {
  let road: Road

  init() throws { road = try inject() }
}

final class Tower {
  @Inject var bell: Bell

  init() { if CommandLine.arguments.count > 9 { print(bell) } }
}

final class Bell {
  @Inject var tower: Tower

  init() { print(tower) }
}

final class Lamp {
  @Inject var wick: Wick

  init() { print(wick) }
}

final class Wick {
  @Inject var lamp: Lamp
  private var light: () -> Void = {}

  init() { light = { print(self.lamp) } }

  func burn() { light() }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Singleton { Mill() }
        Singleton { try River(mill: $0.get()) }
        Factory { try makeRoad() }
        Factory { try Town() }
        Singleton { Tower() }
        Singleton { Bell() }
        Singleton { Lamp() }
        Singleton { Wick() }
      }
    }
    print(try inject(Mill.self), try inject(Road.self), try inject(Tower.self))
    try inject(Wick.self).burn()
  }
}
