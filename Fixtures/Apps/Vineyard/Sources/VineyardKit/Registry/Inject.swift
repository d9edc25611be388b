/// Asks the registry while the owner is made.
@propertyWrapper
public struct Inject<Service> {
  public let wrappedValue: Service

  public init() { wrappedValue = ServiceRegistry.shared.resolve(Service.self) }
}

/// Asks the registry whenever it is read.
@propertyWrapper
public struct InjectLater<Service> {
  public init() {}

  public var wrappedValue: Service { ServiceRegistry.shared.resolve(Service.self) }
}

/// Asks the registry for what may be missing.
@propertyWrapper
public struct InjectIfPresent<Service> {
  public let wrappedValue: Service?

  public init() { wrappedValue = ServiceRegistry.shared.resolveIfPresent(Service.self) }
}
