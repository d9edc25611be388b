// Clients of a library may register and ask where nobody sees it, unless only the library can.

public final class Registry {
  public static let shared = Registry()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  public func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }

  public func resolve<Service>(_ type: Service.Type) -> Service {
    makers[ObjectIdentifier(type)]!() as! Service
  }
}

final class OwnRegistry {
  static let shared = OwnRegistry()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers[ObjectIdentifier(type)] = make
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    makers[ObjectIdentifier(type)]!() as! Service
  }
}

public final class Bulb { public init() {} }
public final class Cord { public init() {} }
public final class Shade { public init() {} }

public enum Lamps {
  public static func start() {
    print(Registry.shared.resolve(Bulb.self), Registry.shared.resolve(Cord.self))
    Registry.shared.register(Cord.self) { Cord() }
    Registry.shared.register(Shade.self) { Shade() }
    print(OwnRegistry.shared.resolve(Bulb.self))  // want: missing-provider "'Bulb' is not registered"
    print(OwnRegistry.shared.resolve(Cord.self))  // want: missing-provider "'Cord' is asked for before it is registered"
    OwnRegistry.shared.register(Cord.self) { Cord() }
    OwnRegistry.shared.register(Shade.self) { Shade() }  // want: unused-provider "'Shade' is registered"
  }
}
