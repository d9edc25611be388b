// What makes a registry is its shape: a dictionary of closures or of anything, a generic function that
// writes it under a key made of its type, and one that reads it and returns that type.

protocol Clocking {}
final class Clock: Clocking {}
final class Store { init(_ clock: Clocking) {} }
final class Session {}
final class Late {}
final class Named {}

final class Locator {
  static let shared = Locator()
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  private var kept: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ type: Service.Type = Service.self, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }

  func keep<Service>(_ service: Service) {
    kept[ObjectIdentifier(Service.self)] = service
  }

  func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    if let service = kept[ObjectIdentifier(type)] as? Service { return service }
    guard let made = makers[ObjectIdentifier(type)]?() as? Service else {
      fatalError("\(type) is not registered")
    }
    return made
  }

  func find<Service>(_ type: Service.Type) -> Service? {
    makers[ObjectIdentifier(type)]?() as? Service
  }
}

@propertyWrapper
struct Inject<Value> {
  let wrappedValue: Value
  init() { wrappedValue = Locator.shared.resolve() }
}

@propertyWrapper
struct MaybeInject<Value> {
  var wrappedValue: Value? { Locator.shared.find(Value.self) }
}

/// By strings and names.
final class Names {
  private var values: [String: Any] = [:]

  func add<Value>(_ value: Value, name: String) {
    values["\(Value.self)\(name)"] = value
  }

  func get<Value>(_ type: Value.Type, name: String) -> Value {
    values["\(type)\(name)"] as! Value
  }
}

/// Registers classes of cells, and resolves nothing.
final class Table {
  private var cells: [String: Any] = [:]

  func register<Cell>(_ cell: Cell.Type) {
    cells[String(describing: cell)] = cell
  }

  func dequeue<Cell>(_ cell: Cell.Type) -> Cell {
    fatalError()
  }
}

final class Screen {
  @Inject private var clock: Clocking  // want: missing-provider "'clock' is not registered: '@Inject var clock: Clocking' in 'Screen' crashes when 'Screen' is built"
  @Inject private var store: Store
  @Inject private var session: Session
  @MaybeInject private var late: Late?
  private let forced = Locator.shared.find(Late.self)!  // want: missing-provider "'Late' is not registered"
  private let names = Names()
  private let table = Table()

  func show() {
    print(clock, store, session, late as Any, forced, Locator.shared.find(Late.self) as Any)
    print(names.get(Named.self, name: "b"))  // want: missing-provider "'Named' is not registered by that name"
    print(table.dequeue(Named.self))
  }
}

func setUp(_ locator: Locator, _ names: Names, _ table: Table) {
  locator.register { Clock() }
  locator.register(Store.self) { Store(locator.resolve()) }
  locator.keep(Session())
  names.add(Named(), name: "a")
  table.register(Store.self)
}

@main
enum Main {
  static func main() {
    setUp(.shared, Names(), Table())
    Screen().show()
  }
}
