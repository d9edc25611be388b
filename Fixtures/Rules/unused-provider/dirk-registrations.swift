import Combine
import Dirk

// Registered, and asked for by nobody; and a module that is never started. What is asked for by an
// alias, in a test of a type, through a generic host or by a name that a helper is given, is used.

final class Clock {}
final class Zone {}
final class Bell {}
final class Hand {}
final class Gear {}
final class Field: ObservableObject {}
typealias Ringer = Bell

struct Host<Value> {
  @Inject var value: Value
}

func ask<Value>(_ type: Value.Type) -> Value? { try? inject(type) }

final class Form: ObservableObject {
  @ObservableChild var field = Field()
  @Inject private var quiet: Gear
}

class PartModule: Module {
  init() {
    super.init {
      Factory { Clock() }
      Factory { Zone() }  // want: unused-provider "Zone"
      Singleton { Bell() }
      Factory { Field() }  // want: unused-provider "Field"
    }
  }
}

final class TimeModule: PartModule {}

final class SpareModule: Module {  // want: unused-provider "SpareModule"
  init() {
    super.init {
      Factory { Zone() }
      Factory { Clock() }
    }
  }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      TimeModule()
      Module {
        Factory { Hand() }
        Factory { Gear() }
      }
    }
    print(Host<Clock>().value, try inject(Ringer.self), ask(Hand.self) as Any, Form().field)
  }
}
