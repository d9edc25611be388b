import Swinject
import SwinjectAutoregistration

// What is resolved into an optional, and unwrapped somewhere further down, has to be there.

final class Clock { let rate = 1 }
final class Zone { let name = "" }
final class Bell { let tone = 2 }
final class Gear { let teeth = 3 }
final class Hand { let length = 4 }
final class Dial { let radius = 5 }
final class Crown { let turns = 6 }
final class Strap { let holes = 7 }
final class Glass { let width = 8 }
final class Case { let depth = 9 }
class Cover {}
final class Lid: Cover { let isOpen = false }

final class Pin { let length = 10 }
final class Spring { let force = 11 }
final class Wheel { let spokes = 12 }
final class Lever { let angle = 13 }
final class Knob { let ridges = 14 }

/// Says that it yields something, and never does.
func nothing<Value>(_ reason: String) -> Value { fatalError(reason) }

/// Yields something, or ends.
func value<Value>(_ value: Value?) -> Value {
  if let value { return value }
  fatalError("no value")
}

let box = Container()

/// A global, which is made when it is first read.
let pin = box.resolve(Pin.self)  // want: missing-provider "'Pin' is not registered"

final class Tool {
  lazy var spring: Spring! = box.resolve(Spring.self)  // want: missing-provider "'Spring' is not registered"
  var wheel: Wheel! = box.resolve(Wheel.self)

  func use() { print(spring.force, wheel?.spokes ?? 0) }
}

func stop() -> Never { fatalError("stopped") }

final class Watch {
  private let clock: Clock?
  private var zone: Zone?
  private var given: Bell?
  var crown: Crown!
  var strap: Strap!

  init(_ resolver: Resolver) {
    clock = resolver.resolve(Clock.self)  // want: missing-provider "'Clock' is not registered"
    zone = resolver.resolve(Zone.self)
    given = resolver.resolve(Bell.self)
  }

  /// Somebody may have given another one.
  func ring(with bell: Bell) -> Int {
    given = bell
    return given!.tone
  }

  func show() -> Int { clock!.rate + (zone?.name.count ?? 0) + crown.turns }
}

final class WatchAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Watch.self) { r in Watch(r) }
      .initCompleted { r, watch in
        watch.crown = r~>  // want: missing-provider "'Crown' is not registered"
        // Nobody reads it.
        watch.strap = r~>
      }
  }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler([WatchAssembly()]).resolver
    print(resolver.resolve(Watch.self)!.show(), resolver.resolve(Watch.self)!.ring(with: Bell()))

    let gear = resolver.resolve(Gear.self)  // want: missing-provider "'Gear' is not registered"
    print(gear!.teeth)

    let hand = resolver.resolve(Hand.self)  // want: missing-provider "'Hand' is not registered"
    guard let hand else { stop() }
    print(hand.length)

    let dial = resolver.resolve(Dial.self)
    if dial != nil { print(dial!.radius) }

    if let glass = resolver.resolve(Glass.self) {  // want: missing-provider "'Glass' is not registered"
      print(glass.width)
    } else {
      fatalError("no glass")
    }

    let box = resolver.resolve(Case.self) ?? { fatalError("no case") }()  // want: missing-provider "'Case' is not registered"
    print(box.depth)

    // want@+1: missing-provider "'Cover' is not registered"
    guard let lid = resolver.resolve(Cover.self) as? Lid else { return Swift.fatalError() }
    // want@+1: missing-provider "'Lever' is not registered"
    let either: AnyObject? = lid.isOpen ? resolver.resolve(Lever.self) : lid
    print(either!)

    // want@+1: missing-provider "'Knob' is not registered"
    let knob: Knob = resolver.resolve(Knob.self) ?? nothing("no knob")
    let other: Knob = resolver.resolve(Knob.self, name: "other") ?? value(Knob())
    print(pin!.length, knob.ridges, other.ridges)
    Tool().use()
    print(lid, (try? make(resolver.resolve(Dial.self))) as Any)
  }

  static func make(_ dial: Dial?) throws -> Int { dial?.radius ?? 0 }
}
