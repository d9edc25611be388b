// A registry may be asked in brackets, and filled so. What is read there is asked for, what is assigned
// is registered, and `nil` registers nothing.

protocol Ticking {}
final class Clock: Ticking {}
final class Lamp {}
final class Plug {}
final class Bell {}
final class Door {}
final class Sign {}
final class Idle {}

final class Depot {
  static let shared = Depot()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func register<T>(_ type: T.Type, _ make: @escaping () -> T) {
    makers[ObjectIdentifier(type)] = make
  }

  subscript<T>(_ type: T.Type) -> T {
    guard let made = makers[ObjectIdentifier(type)]?() as? T else { fatalError("\(type)") }
    return made
  }
}

struct Shelf {
  private var kept: [ObjectIdentifier: Any] = [:]

  subscript<T>(_ type: T.Type) -> T? {
    get { kept[ObjectIdentifier(type)] as? T }
    set { kept[ObjectIdentifier(type)] = newValue }
  }
}

// Numbers by a text are no registry.
struct Settings {
  private var values: [String: Any] = [:]
  subscript<T>(_ key: String) -> T? {
    get { values[key] as? T }
    set { values[key] = newValue }
  }
}

final class Hall {
  private let depot: Depot
  init(depot: Depot) { self.depot = depot }
  func open() { print(depot[Lamp.self], depot[Door.self]) }  // want: missing-provider "'Door' is not registered"
}

@main
enum Main {
  static func main() {
    Depot.shared.register(Ticking.self) { Clock() }
    Depot.shared.register(Lamp.self) { Lamp() }
    Depot.shared.register(Idle.self) { Idle() }  // want: unused-provider "'Idle' is registered but nobody asks"
    print(Depot.shared[Ticking.self])
    print(Depot.shared[Clock.self])  // want: missing-provider "'Clock' is not registered"
    Hall(depot: .shared).open()

    var shelf = Shelf()
    shelf[Plug.self] = Plug()
    shelf[Sign.self] = nil
    if let bell = shelf[Bell.self] { print(bell) }
    print(shelf[Plug.self]!, shelf[Lamp.self] ?? Lamp())
    print(shelf[Sign.self]!)  // want: missing-provider "'Sign' is not registered"

    var settings = Settings()
    settings["count"] = 1
    let count: Int? = settings["number"]
    print(count!)
  }
}
