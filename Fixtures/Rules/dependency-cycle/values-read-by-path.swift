// A path in brackets reads a value where it stands; in a closure, it reads it when that runs.

protocol Key {
  associatedtype Value
  static var value: Value { get set }
}

struct Values {
  nonisolated(unsafe) private static var current = Values()

  static subscript<K: Key>(key: K.Type) -> K.Value {
    get { key.value }
    set { key.value = newValue }
  }

  static subscript<Value>(path: WritableKeyPath<Values, Value>) -> Value {
    get { current[keyPath: path] }
    set { current[keyPath: path] = newValue }
  }
}

final class Wheel {
  let axle: Axle = Values[\.axle]  // want: dependency-cycle "dependency cycle 'WheelKey' -> 'AxleKey' -> 'WheelKey'"
  func turn() { print(axle) }
}

final class Axle {
  let wheel: Wheel
  init() { wheel = Values[\.wheel] }
}

final class Sail {
  let mast: Mast = Values[\.mast]
  func hoist() { print(mast) }
}

final class Mast {
  let sail: () -> Sail = { Values[\.sail] }
  var current: Sail { Values[\.sail] }
}

enum WheelKey: Key { nonisolated(unsafe) static var value = Wheel() }
enum AxleKey: Key { nonisolated(unsafe) static var value = Axle() }
enum SailKey: Key { nonisolated(unsafe) static var value = Sail() }
enum MastKey: Key { nonisolated(unsafe) static var value = Mast() }

extension Values {
  var wheel: Wheel {
    get { Self[WheelKey.self] }
    set { Self[WheelKey.self] = newValue }
  }
  var axle: Axle {
    get { Self[AxleKey.self] }
    set { Self[AxleKey.self] = newValue }
  }
  var sail: Sail {
    get { Self[SailKey.self] }
    set { Self[SailKey.self] = newValue }
  }
  var mast: Mast {
    get { Self[MastKey.self] }
    set { Self[MastKey.self] = newValue }
  }
}

@main
enum Main {
  static func main() {
    Values[\.wheel].turn()
    Values[\.sail].hoist()
    print(Values[\.mast].current)
  }
}
