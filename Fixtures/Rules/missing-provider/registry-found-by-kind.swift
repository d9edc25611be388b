// A registry may look for whatever is of the type that is asked for, under whichever key it stands. What
// the property has been given is not asked for.

protocol Maps { func draw() }
protocol Tolls { func pay() }
class Road {}

final class PaperMaps: Road, Maps { func draw() {} }
final class RoadTolls: Tolls { func pay() {} }

struct Entry {
  private(set) var value: Any!
  private(set) var name: String
  private let make: () -> Any

  init<T>(_ make: @escaping () -> T) {
    self.make = make
    name = String(describing: T.self)
  }

  mutating func fill() { value = make() }
}

final class Shelf {
  nonisolated(unsafe) private(set) static var shared = Shelf()
  private var entries: [String: Entry] = [:]

  @resultBuilder
  enum Builder {
    static func buildBlock(_ entries: Entry...) -> [Entry] { entries }
  }

  private init() {}
  init(@Builder _ entries: () -> [Entry]) { entries().forEach { put($0) } }

  func put(_ entry: Entry) {
    guard entries[entry.name] == nil else { return }
    entries[entry.name] = entry
  }

  func build() {
    entries.keys.forEach { entries[$0]?.fill() }
    Self.shared = self
  }

  func take<T>() -> T {
    guard let found = entries.first(where: { $0.value.value is T })?.value.value as? T else {
      fatalError("no \(T.self)")
    }
    return found
  }
}

@propertyWrapper
struct Given<Value> {
  var value: Value!
  var wrappedValue: Value {
    mutating get {
      value = value ?? Shelf.shared.take()
      return value
    }
    set { value = newValue }
  }
}

final class Drive {
  @Given private var maps: Maps
  @Given private var road: Road
  @Given private var tolls: Tolls  // want: missing-provider "'tolls' is not registered"

  func go() {
    maps.draw()
    tolls.pay()
    print(road)
  }
}

final class Gate {
  @Given private var tolls: Tolls

  init(tolls: Tolls) { self.tolls = tolls }

  func open() { tolls.pay() }
}

@main
enum Main {
  static func main() {
    Shelf {
      Entry { PaperMaps() }
      Entry { Gate(tolls: RoadTolls()) }
    }
    .build()
    Drive().go()
    let gate: Gate = Shelf.shared.take()
    gate.open()
  }
}
