public protocol Resolver {
  func resolve<Service>(_ type: Service.Type) -> Service?
  func resolve<Service>(_ type: Service.Type, name: String?) -> Service?
}

public enum ObjectScope: Sendable {
  case transient, graph, container, weak
}

public final class ServiceEntry<Service> {
  @discardableResult
  public func inObjectScope(_ scope: ObjectScope) -> Self { self }

  @discardableResult
  public func initCompleted(_ completed: @escaping (Resolver, Service) -> Void) -> Self { self }
}

public final class Container: Resolver {
  public init() {}

  public init(parent: Container) {}

  @discardableResult
  public func register<Service>(
    _ type: Service.Type,
    name: String? = nil,
    factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry<Service> {
    ServiceEntry()
  }

  @discardableResult
  public func autoregister<Service, each Argument>(
    _ type: Service.Type,
    initializer: @escaping (repeat each Argument) -> Service
  ) -> ServiceEntry<Service> {
    ServiceEntry()
  }

  public func resolve<Service>(_ type: Service.Type) -> Service? { nil }

  public func resolve<Service>(_ type: Service.Type, name: String?) -> Service? { nil }
}

extension Resolver {
  /// The service of the type that is asked for.
  public func resolve<Service>() -> Service { resolve(Service.self)! }
}
