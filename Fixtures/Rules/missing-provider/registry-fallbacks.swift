// A registry that goes on where it finds nothing lacks nothing: it asks another one, or makes the thing.

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
    guard let make = makers[ObjectIdentifier(type)] else {
      let found = outer.find(type)
      return found!
    }
    return make() as! Value
  }
}

final class Maker {
  private var makers: [String: () -> Any] = [:]

  func register<Value>(_ type: Value.Type, _ make: @escaping () -> Value) {
    makers["\(type)"] = make
  }

  func resolve<Value>(_ type: Value.Type) -> Value {
    let made = makers["\(type)"]?() ?? (type as? Plain.Type)?.init()
    return made as! Value
  }
}

/// It answers with what it keeps or makes, and with nothing else.
final class Strict {
  private var makers: [String: () -> Any] = [:]
  private var kept: [String: Any] = [:]

  func register<Value>(_ type: Value.Type, _ make: @escaping () -> Value) {
    makers["\(type)"] = make
  }

  func resolve<Value>(_ type: Value.Type) -> Value {
    if let old = kept["\(type)"] as? Value { return old }
    switch makers["\(type)"] {
    case .some(let make):
      let new = make()
      kept["\(type)"] = new
      return new as! Value
    case nil: fatalError("\(type) is not registered")
    }
  }
}

final class Clock {}
final class Zone: Plain {}

@main
enum Main {
  static func main() {
    let outer = Outer()
    outer.keep(Zone())
    let inner = Inner(outer: outer)
    inner.register(Clock.self) { Clock() }
    print(inner.resolve(Clock.self), inner.resolve(Zone.self))
    let maker = Maker()
    maker.register(Clock.self) { Clock() }
    print(maker.resolve(Clock.self), maker.resolve(Zone.self))
    let strict = Strict()
    strict.register(Clock.self) { Clock() }
    print(strict.resolve(Clock.self))
    print(strict.resolve(Zone.self))  // want: missing-provider "'Zone' is not registered"
  }
}
