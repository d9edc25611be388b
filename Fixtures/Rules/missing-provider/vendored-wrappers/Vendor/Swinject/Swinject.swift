// A copy of the library in the project, as far as the app needs it.
public protocol Resolver {
  func resolve<Service>(_ serviceType: Service.Type) -> Service?
}

public final class Container: Resolver {
  public init() {}
  public func register<Service>(_ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service) {}
  public func resolve<Service>(_ serviceType: Service.Type) -> Service? { fatalError("left out") }
}

protocol InstanceWrapper {
  static var wrappedType: Any.Type { get }
}

public final class Lazy<Service>: InstanceWrapper {
  static var wrappedType: Any.Type { Service.self }
  public var instance: Service { fatalError("left out") }
}

public final class Provider<Service>: InstanceWrapper {
  static var wrappedType: Any.Type { Service.self }
  public var instance: Service { fatalError("left out") }
}

public final class GraphIdentifier {}
