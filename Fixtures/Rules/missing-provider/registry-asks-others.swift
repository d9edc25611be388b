// What a registry does not hold, another registry may, or the type's own promise: what neither has is
// missing. Tables may be made by code.

protocol Plain { init() }

final class Outer {
  private var kept: [ObjectIdentifier: Any] = [:]
  func keep<Value>(_ value: Value) { kept[ObjectIdentifier(Value.self)] = value }
  func find<Value>(_ type: Value.Type) -> Value? { kept[ObjectIdentifier(type)] as? Value }
}

final class Inner {
  private let outer: Outer
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  init(outer: Outer) { self.outer = outer }

  func register<Value>(_ type: Value.Type, _ make: @escaping () -> Value) {
    makers[ObjectIdentifier(type)] = make
  }

  func resolve<Value>(_ type: Value.Type) -> Value {
    if let make = makers[ObjectIdentifier(type)] { return make() as! Value }
    guard let found = outer.find(type) else { fatalError("no \(type)") }
    return found
  }
}

final class Maker {
  private var makers: [String: () -> Any] = [:]

  func register<Value>(_ type: Value.Type, _ make: @escaping () -> Value) {
    makers["\(type)"] = make
  }

  func resolve<Value>(_ type: Value.Type) -> Value {
    if let make = makers["\(type)"] { return make() as! Value }
    if let plain = type as? Plain.Type { return plain.init() as! Value }
    fatalError("no \(type)")
  }
}

/// The overload for types that promise more is meant wherever it can be.
final class Chooser {
  private var makers: [String: () -> Any] = [:]

  func register<Value>(_ make: @escaping () -> Value) { makers["\(Value.self)"] = make }
  func resolve<Value>(_ type: Value.Type) -> Value { makers["\(type)"]!() as! Value }

  func resolve<Value: Plain>(_ type: Value.Type) -> Value {
    makers["\(type)"]?() as? Value ?? Value()
  }
}

final class Cabinet {
  private static var makers: [String: () -> Any] = {
    var table: [String: () -> Any] = [:]
    table["\(Clock.self)"] = { return Clock() }
    return table
  }()

  static func register<Value>(_ make: @escaping () -> Value) { makers["\(Value.self)"] = make }
  static func resolve<Value>(_ type: Value.Type) -> Value { makers["\(type)"]!() as! Value }
}

final class Chest {
  private var makers: [String: () -> Any] = Chest.standard()
  private static func standard() -> [String: () -> Any] { ["\(Clock.self)": { Clock() }] }

  func register<Value>(_ make: @escaping () -> Value) { makers["\(Value.self)"] = make }
  func resolve<Value>(_ type: Value.Type) -> Value { makers["\(type)"]!() as! Value }
}

/// It asks for what it is not given.
@propertyWrapper
struct Preset<Value> {
  private let given: Value?
  init(wrappedValue: Value) { given = wrappedValue }
  init() { given = nil }
  var wrappedValue: Value { given ?? Cabinet.resolve(Value.self) }
}

/// A wrapper that is given the type need not be written with it.
@propertyWrapper
struct Taken<Value> {
  private let type: Value.Type
  init(_ type: Value.Type) { self.type = type }
  var wrappedValue: Value { Cabinet.resolve(type) }
}

final class Window {
  @Taken(Clock.self) private var clock
  @Taken(Bell.self) private var bell  // want: missing-provider "'bell' is not registered: '@Taken var bell' in 'Window'"
  @Preset private var gear = Gear()
  @Preset private var zone: Zone
  func show() { print(clock, bell, gear, zone) }
}

final class Clock {}
final class Zone: Plain {}
final class Bell {}
final class Gear {}

@main
enum Main {
  static func main() {
    let outer = Outer()
    outer.keep(Zone())
    let inner = Inner(outer: outer)
    inner.register(Clock.self) { Clock() }
    print(inner.resolve(Clock.self), inner.resolve(Zone.self))
    print(inner.resolve(Bell.self))  // want: missing-provider "'Bell' is not registered"
    let maker = Maker()
    maker.register(Clock.self) { Clock() }
    print(maker.resolve(Clock.self), maker.resolve(Zone.self))
    print(maker.resolve(Bell.self))  // want: missing-provider "'Bell' is not registered"
    let chooser = Chooser()
    chooser.register { Clock() }
    print(chooser.resolve(Clock.self), chooser.resolve(Zone.self))
    print(chooser.resolve(Bell.self))  // want: missing-provider "'Bell' is not registered"
    Cabinet.register { Zone() }
    print(Cabinet.resolve(Clock.self), Cabinet.resolve(Zone.self))
    print(Cabinet.resolve(Gear.self))  // want: missing-provider "'Gear' is not registered"
    let chest = Chest()
    chest.register { Zone() }
    print(chest.resolve(Clock.self), chest.resolve(Zone.self), chest.resolve(Bell.self))
    Window().show()
  }
}
