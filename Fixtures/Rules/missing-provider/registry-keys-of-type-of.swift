/// The key of what is asked for is made of the type's type, and so is that of what is registered by a
/// type that is handed over as a value.
final class Depot {
  static let shared = Depot()
  private var makers: [String: () -> Any] = [:]

  func add<Service>(_ make: @escaping () -> Service) {
    makers[String(describing: Service.self)] = make
  }

  func add<Service>(interface: Service, make: @escaping () -> Any) {
    makers[String(describing: Service.self)] = make
  }

  func get<Service>() -> Service {
    let key = String(describing: type(of: Service.self))
    guard let make = makers[key] else { preconditionFailure(key) }
    return make() as! Service
  }
}

@propertyWrapper
final class Taken<Service> {
  let wrappedValue: Service

  init() { wrappedValue = Depot.shared.get() }
}

protocol Clock { func tick() }
protocol Store { func load() }
protocol Radio { func play() }

final class SystemClock: Clock { func tick() {} }
final class FileStore: Store { func load() {} }
final class Tuner: Radio { func play() {} }

final class Screen {
  @Taken var clock: Clock
  @Taken var store: Store  // want: missing-provider "store"

  func show() {
    clock.tick()
    store.load()
  }
}

@main
struct App {
  static func main() {
    Depot.shared.add(interface: Clock.self, make: { SystemClock() })
    Depot.shared.add(interface: Radio.self, make: { Tuner() })  // want: unused-provider "Radio"
    Screen().show()
  }
}
