import Foundation

/// Makes services by their types, whenever somebody asks.
public final class ServiceRegistry: Registering {
  public static let shared = ServiceRegistry()

  private let lock = NSRecursiveLock()
  private var factories: [ObjectIdentifier: (Registering) -> Any] = [:]

  public init() {}

  public func register<Service>(
    _ type: Service.Type,
    factory: @escaping (Registering) -> Service
  ) {
    lock.lock()
    defer { lock.unlock() }
    factories[ObjectIdentifier(type)] = factory
  }

  public func resolve<Service>(_ type: Service.Type) -> Service {
    guard let service = resolveIfPresent(type) else {
      fatalError("\(type) is not registered")
    }
    return service
  }

  public func resolveIfPresent<Service>(_ type: Service.Type) -> Service? {
    lock.lock()
    defer { lock.unlock() }
    return factories[ObjectIdentifier(type)]?(self) as? Service
  }
}
