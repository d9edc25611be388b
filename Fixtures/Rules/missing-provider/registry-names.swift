// A text, a case or a constant that is a part of the key is a name: what is registered under one is not
// there under another, whoever hands it on. A text that only tells what is logged is none.

struct Identity: Hashable {
  let type: ObjectIdentifier
  let name: String?
}

final class Registry {
  nonisolated(unsafe) static let shared = Registry()
  private var makers: [Identity: () -> Any] = [:]

  func register<Service>(
    _ type: Service.Type, name: String? = nil, note: String = "", _ make: @escaping () -> Service
  ) {
    print("registers", note)
    makers[Identity(type: ObjectIdentifier(type), name: name)] = make
  }

  func resolve<Service>(_ type: Service.Type, name: String? = nil) -> Service {
    let identity = Identity(type: ObjectIdentifier(type), name: name)
    guard let service = makers[identity]?() as? Service else { fatalError("\(type)") }
    return service
  }
}

func provide<Service>(named name: String? = nil, _ make: @escaping () -> Service) {
  Registry.shared.register(Service.self, name: name, make)
}

func need<Service>(named name: String? = nil) -> Service {
  Registry.shared.resolve(Service.self, name: name)
}

@propertyWrapper
struct Needed<Service> {
  let wrappedValue: Service
  init(_ name: String? = nil) { wrappedValue = Registry.shared.resolve(Service.self, name: name) }
}

@propertyWrapper
struct Late<Service> {
  private let name: String?
  init(_ name: String? = nil) { self.name = name }
  var wrappedValue: Service { Registry.shared.resolve(Service.self, name: name) }
}

enum Names { static let night = "night" }

final class Lamp {}
final class Shade {}

final class Room {
  @Needed var lamp: Lamp
  @Needed("night") var nightLamp: Lamp
  @Needed("desk") var deskLamp: Lamp  // want: missing-provider "'deskLamp' is not registered by that name"
  @Late(Names.night) var lateLamp: Lamp
  @Late("spare") var spareLamp: Lamp  // want: missing-provider "'spareLamp' is not registered by that name"

  func show() { print(lamp, nightLamp, deskLamp, lateLamp, spareLamp) }
}

enum Post: String { case front, back, side }

/// Named by cases.
final class Gates {
  private var gates: [String: Any] = [:]

  func add<Gate>(_ gate: Gate, at post: Post = .front) { gates["\(Gate.self) \(post.rawValue)"] = gate }

  func get<Gate>(_ type: Gate.Type, at post: Post = .front) -> Gate {
    gates["\(Gate.self) \(post.rawValue)"] as! Gate
  }
}

final class Door {}

@main
enum Main {
  static func main() {
    provide { Lamp() }
    provide(named: "night") { Lamp() }
    provide(named: Names.night) { Lamp() }  // want: duplicate-provider "in 'Main' silently replaces an earlier one"
    Registry.shared.register(Shade.self, note: "shades") { Shade() }
    print(Registry.shared.resolve(Shade.self))
    let green: Lamp = need(named: "green")  // want: missing-provider "'Lamp' is not registered by that name"
    Room().show()
    for number in 0..<3 { Numbers.shared.add(number, named: "\(number)") }
    print(green, Numbers.shared.get(Int.self, named: "2"))
    let gates = Gates()
    gates.add(Door())
    gates.add(Door(), at: .back)
    print(gates.get(Door.self), gates.get(Door.self, at: .back))
    let shelf = Shelf()
    shelf.put { Lamp() }
    shelf.put(named: "high") { Door() }
    print(shelf.get(Lamp.self, named: "low"), shelf.take(Lamp.self, named: "low")!)
    print(shelf.need(Door.self, named: "high"))
    print(gates.get(Door.self, at: .side))  // want: missing-provider "'Door' is not registered by that name"
  }
}

/// Goes on without a name where there is nothing under one.
final class Shelf {
  private var makers: [String: () -> Any] = [:]

  func put<Thing>(named name: String? = nil, _ make: @escaping () -> Thing) {
    makers["\(Thing.self) \(name ?? "")"] = make
  }

  func get<Thing>(_ type: Thing.Type, named name: String? = nil) -> Thing {
    (makers["\(type) \(name ?? "")"] ?? makers["\(type) "])!() as! Thing
  }

  func take<Thing>(_ type: Thing.Type, named name: String? = nil) -> Thing? {
    guard let make = makers["\(type) \(name ?? "")"] else { return name == nil ? nil : take(type) }
    return make() as? Thing
  }

  func need<Thing>(_ type: Thing.Type, named name: String) -> Thing {
    take(type, named: name) ?? take(type)!
  }
}

/// Under names that only a run tells.
final class Numbers {
  nonisolated(unsafe) static let shared = Numbers()
  private var values: [String: Any] = [:]
  func add<Value>(_ value: Value, named name: String) { values["\(Value.self) \(name)"] = value }
  func get<Value>(_ type: Value.Type, named name: String) -> Value {
    values["\(type) \(name)"] as! Value
  }
}
