// A registry keeps what its closures yield after they have returned, if at all, so a circle of
// closures has no end. What is asked for later, by a wrapper or a closure, ends it.

final class Services {
  private static var makers: [String: () -> Any] = [:]

  static func add<Service>(_ type: Service.Type, _ make: @autoclosure @escaping () -> Service) {
    makers[String(describing: type)] = make
  }

  static func get<Service>(_ type: Service.Type) -> Service {
    makers[String(describing: type)]!() as! Service
  }
}

@propertyWrapper
struct Inject<Value> {
  init() {}
  var wrappedValue: Value { Services.get(Value.self) }
}

@propertyWrapper
struct InjectAtOnce<Value> {
  let wrappedValue: Value
  init() { wrappedValue = Services.get(Value.self) }
}

final class Mill { init(_ river: River) {} }
final class River { init(_ mill: Mill) {} }

final class Road { init(_ town: Town) {} }
final class Town {
  @InjectAtOnce private var road: Road  // want: dependency-cycle "'Town' -> 'Road' -> 'Town'"
  func enter() { print(road) }
}

final class Tower { init(_ bell: Bell) {} }
final class Bell {
  @Inject private var tower: Tower
  func ring() { print(tower) }
}

final class Lamp { init(_ wick: @escaping () -> Wick) {} }
final class Wick { init(_ lamp: Lamp) {} }

func setUp() {
  Services.add(Mill.self, Mill(Services.get(River.self)))  // want: dependency-cycle "'Mill' -> 'River' -> 'Mill'"
  Services.add(River.self, River(Services.get(Mill.self)))
  Services.add(Road.self, Road(Services.get(Town.self)))
  Services.add(Town.self, Town())
  Services.add(Tower.self, Tower(Services.get(Bell.self)))
  Services.add(Bell.self, Bell())
  Services.add(Lamp.self, Lamp({ Services.get(Wick.self) }))
  Services.add(Wick.self, Wick(Services.get(Lamp.self)))
}

@main
enum Main {
  static func main() {
    setUp()
    print(Services.get(Mill.self), Services.get(Road.self), Services.get(Tower.self))
    Services.get(Bell.self).ring()
    Services.get(Town.self).enter()
    print(Services.get(Lamp.self))
  }
}
