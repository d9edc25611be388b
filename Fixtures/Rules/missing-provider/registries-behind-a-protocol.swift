// Two registries meet one protocol. Whoever asks by it is answered by the one that the app has. What no
// registry has is told once.

protocol Registering {
  func register<Service>(type: Service.Type, _ make: @escaping (Registering) -> Any)
  func resolve<Service>(type: Service.Type) -> Service?
}

final class AppRegistry: Registering {
  static let shared = AppRegistry()
  private var services: [String: (Registering) -> Any] = [:]
  func register<Service>(type: Service.Type, _ make: @escaping (Registering) -> Any) {
    services["\(type)"] = make
  }
  func resolve<Service>(type: Service.Type) -> Service? { services["\(type)"]?(self) as? Service }
}

final class SpareRegistry: Registering {
  private var services: [String: (Registering) -> Any] = [:]
  func register<Service>(type: Service.Type, _ make: @escaping (Registering) -> Any) {
    services["\(type)"] = make
  }
  func resolve<Service>(type: Service.Type) -> Service? { services["\(type)"]?(self) as? Service }
}

final class Store {}
final class Clock {}
final class Shop {
  let store: Store
  init(store: Store) { self.store = store }
}
final class Diary {
  let clock: Clock
  init(clock: Clock) { self.clock = clock }
}

AppRegistry.shared.register(type: Store.self) { _ in Store() }
AppRegistry.shared.register(type: Shop.self) { Shop(store: $0.resolve(type: Store.self)!) }
// want@+1: missing-provider "'Clock' is not registered"
AppRegistry.shared.register(type: Diary.self) { Diary(clock: $0.resolve(type: Clock.self)!) }

let spare = SpareRegistry()
spare.register(type: Int.self) { _ in 1 }
print(spare.resolve(type: Int.self)!)

print(AppRegistry.shared.resolve(type: Shop.self)!.store)
print(AppRegistry.shared.resolve(type: Diary.self)!.clock)
