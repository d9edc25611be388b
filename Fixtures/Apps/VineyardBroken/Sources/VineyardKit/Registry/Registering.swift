/// What registers services by their types, and makes them.
public protocol Registering: AnyObject {
  func register<Service>(_ type: Service.Type, factory: @escaping (Registering) -> Service)
  func resolve<Service>(_ type: Service.Type) -> Service
}

extension Registering {
  /// Registers what a factory makes as what it says it makes.
  public func register<Service>(factory: @escaping (Registering) -> Service) {
    register(Service.self, factory: factory)
  }

  /// The service that is expected.
  public func resolve<Service>() -> Service { resolve(Service.self) }
}
