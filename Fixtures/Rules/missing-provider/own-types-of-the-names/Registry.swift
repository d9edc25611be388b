// Types of the project's own that are called as the containers' are. What they do is nobody's
// knowledge but theirs, unless their shape is that of a registry, as the container's is: nothing else
// of it is missing, twice there or unused.

open class Assembly {
  public init() {}

  static func instance() -> Self { fatalError("made by hand") }

  func define<Value>(key: String = #function, init make: @autoclosure () -> Value) -> Value {
    make()
  }

  func definePlaceholder<Value>(key: String = #function) -> Value { fatalError(key) }
}

final class Container {
  private var values: [String: Any] = [:]

  func register<Value>(_ type: Value.Type, make: (Container) -> Value) {
    values["\(type)"] = make(self)
  }

  func resolve<Value>(_ type: Value.Type) -> Value? { values["\(type)"] as? Value }
}

class Module {
  let parts: [Factory]

  init(@Parts _ parts: () -> [Factory]) {
    self.parts = parts()
  }

  func all() -> [Any] { parts.map { $0.make() } }
}

struct Factory {
  let make: () -> Any

  init(_ make: @escaping () -> Any) {
    self.make = make
  }
}

@resultBuilder
enum Parts {
  static func buildBlock(_ parts: Factory...) -> [Factory] { parts }
}

@propertyWrapper
struct Inject<Value> {
  let wrappedValue: Value

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}
