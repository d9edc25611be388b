import Dirk

// What a generic type or function asks for is what it is made or called for, also through others
// and through a subclass.

final class Clock {}
final class Zone {}
final class Bell {}

struct Host<Value> {
  @Inject var value: Value

  func show() { print(value) }
}

struct Pair<First, Second> {
  @Inject var first: First
  @Inject var rest: [Second]

  func show() { print(first, rest) }
}

class Screen<Model> {
  @Inject var model: Model

  func show() { print(model) }
}

final class ZoneScreen: Screen<Zone> {}

func ask<Value>(_ type: Value.Type = Value.self) throws -> Value { try inject(type) }

func both<Value>() throws -> (Value, Value) { (try ask(), try ask()) }

extension Host {
  func copy() -> Host<Value> { Host<Value>() }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Factory { Clock() }
        Factory { [Clock()] }
      }
    }
    Host<Clock>().copy().show()
    Host<Zone>().show()  // want: missing-provider "'Zone' is not registered"
    Pair<Clock, Clock>().show()
    Pair<Clock, Bell>().show()  // want: missing-provider "'[Bell]' is not registered"
    ZoneScreen().show()  // want: missing-provider "'Zone' is not registered"
    let clock: Clock = try ask()
    let zone: Zone = try ask()  // want: missing-provider "'Zone' is not registered: 'ask()'"
    print(clock, zone, try ask(Bell.self))  // want: missing-provider "'Bell' is not registered"
    let bells: (Bell, Bell) = try both()  // want: missing-provider "'Bell' is not registered"
    print(bells)
  }
}
