import Dirk

// A call that names no type asks for what is expected of it, and behind `try?` always for an
// optional. What it names counts, whatever is expected. What is not used asks for nothing.

final class Clock {}
final class Zone {}
protocol Ringing {}
protocol Moving {}

final class Watch {
  var clock: Clock?
  var hand: Clock!

  init(_ clock: Clock? = nil) {}

  func show() throws {
    clock = try? inject()  // want: missing-provider "'Clock?' is not registered: 'inject()'"
    clock = try? inject(Clock.self)
    clock = try inject(Clock.self)
    hand = try Dirk.get().get()  // want: missing-provider "'Clock?' is not registered"
    let plain = try (inject() as Clock)
    let clocks: [Clock] = [try inject(), try! inject()]
    print(plain, clocks)
    take(try inject())
    takeAny(try inject())  // want: missing-provider "'Clock?' is not registered"
    print(try inject((Ringing & Moving).self))
    print(try inject((Moving & Ringing).self), try inject((() -> Clock).self))
    print(try inject(Clock?.self) as Any)  // want: missing-provider "'Clock?' is not registered"
    print(try inject((Zone, Clock).self))  // want: missing-provider "'(Zone, Clock)'"
    print(try inject([Zone].self))  // want: missing-provider "'[Zone]' is not registered"
  }

  func take(_ clock: Clock) {}
  func takeAny(_ clock: Clock?) {}
  func never() throws { print(try inject(Zone.self)) }
}

final class Bell: Ringing, Moving {}

/// Nobody asks for one, so nothing asks for a zone.
final class Spare {
  init(_ zone: Zone) {}
}

func show(_ zone: Zone? = try? inject(Zone.self)) {}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Factory { Clock() }
        Factory { Bell() as Moving & Ringing }
        Factory { { Clock() } }
        Factory { try Spare($0.get()) }  // want: unused-provider "'Spare' is registered in 'Main'"
        Factory { try Watch($0.get(Clock.self)) }
      }
    }
    try inject(Watch.self).show()
    show(nil)
  }
}
