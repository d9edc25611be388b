import Dirk

// An optional is a key of its own. What is asked for as optional is not there with only the type
// itself registered, whoever handles the nil; here, and only here, it may not be missing.

final class Clock {}
final class Zone {}
final class Bell {}
final class Hand {}
final class Gear {}
final class Face {}

final class Watch {
  @Inject var clock: Clock
  @Inject var zone: Zone?  // want: missing-provider "Zone"
  @Inject var bell: Bell!  // want: missing-provider "Bell"
  @Inject var name: String?
  var hand: Hand!
  var spare: Clock!

  func show() throws {
    hand = try Dirk.get().get()  // want: missing-provider "Hand"
    spare = try inject(Clock.self)
    let gear: Gear? = try? inject()  // want: missing-provider "Gear"
    let other = try? inject(Gear.self)
    let plain: Gear = try Dirk.get().get()
    print(clock, zone as Any, bell as Any, name as Any, hand as Any, spare as Any)
    print(gear as Any, other as Any, plain)
  }
}

struct Wall {
  init(face: Face?) {}
}

struct Wrist {
  init(face: Face) {}
}

/// Asks for the types themselves.
final class Alarm {
  @Inject var zone: Zone
  @Inject var bell: Bell
  @Inject var hand: Hand

  func ring() {
    print(zone, bell, hand)
  }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Singleton { Clock() }
        Singleton { Zone() }
        Singleton { Bell() }
        Singleton { Hand() }
        Singleton { Gear() }
        Singleton { Face() }
        Factory<String?> { "utc" }
        Factory { try Wall(face: $0.get()) }  // want: missing-provider "Face"
        Factory { try Wrist(face: $0.get()) }
        Factory { Watch() }
      }
    }
    try inject(Watch.self).show()
    Alarm().ring()
    print(try inject(Wall.self), try inject(Wrist.self))
  }
}
