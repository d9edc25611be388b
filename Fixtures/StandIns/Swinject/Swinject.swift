// What an app sees of the library; nothing is built here. The library has the same for up to nine
// arguments.

public protocol Resolver {
  func resolve<Service>(_ serviceType: Service.Type) -> Service?
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
  func resolve<Service, Arg1>(
    _ serviceType: Service.Type,
    argument: Arg1
  ) -> Service?
  func resolve<Service, Arg1>(
    _ serviceType: Service.Type,
    name: String?,
    argument: Arg1
  ) -> Service?
  func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type,
    arguments arg1: Arg1,
    _ arg2: Arg2
  ) -> Service?
  func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type,
    name: String?,
    arguments arg1: Arg1,
    _ arg2: Arg2
  ) -> Service?
  func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type,
    arguments arg1: Arg1,
    _ arg2: Arg2,
    _ arg3: Arg3
  ) -> Service?
  func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type,
    name: String?,
    arguments arg1: Arg1,
    _ arg2: Arg2,
    _ arg3: Arg3
  ) -> Service?
  func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
    _ serviceType: Service.Type,
    arguments arg1: Arg1,
    _ arg2: Arg2,
    _ arg3: Arg3,
    _ arg4: Arg4
  ) -> Service?
  func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
    _ serviceType: Service.Type,
    name: String?,
    arguments arg1: Arg1,
    _ arg2: Arg2,
    _ arg3: Arg3,
    _ arg4: Arg4
  ) -> Service?
}

public protocol ObjectScopeProtocol: AnyObject {}

public final class ObjectScope: ObjectScopeProtocol, Sendable {
  public static let transient = ObjectScope()
  public static let graph = ObjectScope()
  public static let container = ObjectScope()
  public static let weak = ObjectScope()
}

public protocol Behavior {
  func container<Type, Service>(
    _ container: Container,
    didRegisterType type: Type.Type,
    toService entry: ServiceEntry<Service>,
    withName name: String?
  )
}

public final class ServiceEntry<Service> {
  init() {}

  @discardableResult
  public func inObjectScope(_ objectScope: ObjectScopeProtocol) -> Self { self }

  @discardableResult
  public func inObjectScope(_ objectScope: ObjectScope) -> Self { self }

  @discardableResult
  public func initCompleted(_ completed: @escaping (Resolver, Service) -> Void) -> Self { self }

  @discardableResult
  public func implements<T>(_ type: T.Type, name: String? = nil) -> ServiceEntry<Service> { self }

  @discardableResult
  public func implements<T1, T2>(_ type1: T1.Type, _ type2: T2.Type) -> ServiceEntry<Service> {
    self
  }

  @discardableResult
  public func implements<T1, T2, T3>(
    _ type1: T1.Type,
    _ type2: T2.Type,
    _ type3: T3.Type
  ) -> ServiceEntry<Service> {
    self
  }
}

public final class Lazy<Service> {
  init() {}
  public var instance: Service { fatalError() }
}

public final class Provider<Service> {
  init() {}
  public var instance: Service { fatalError() }
}

public final class Container {
  public init(
    parent: Container? = nil,
    defaultObjectScope: ObjectScope = .graph,
    behaviors: [Behavior] = [],
    registeringClosure: (Container) -> Void = { _ in }
  ) {}

  public func removeAll() {}

  public func resetObjectScope(_ objectScope: ObjectScope) {}

  public func synchronize() -> Resolver { self }

  public func addBehavior(_ behavior: Behavior) {}

  public func hasAnyRegistration<Service>(of serviceType: Service.Type, name: String? = nil) -> Bool
  {
    false
  }

  public func forward<T, S>(_ type: T.Type, name: String? = nil, to service: ServiceEntry<S>) {}

  @discardableResult
  public func register<Service>(
    _ serviceType: Service.Type,
    name: String? = nil,
    factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry<Service> {
    ServiceEntry()
  }

  @discardableResult
  public func register<Service, Arg1>(
    _ serviceType: Service.Type,
    name: String? = nil,
    factory: @escaping (Resolver, Arg1) -> Service
  ) -> ServiceEntry<Service> {
    ServiceEntry()
  }

  @discardableResult
  public func register<Service, Arg1, Arg2>(
    _ serviceType: Service.Type,
    name: String? = nil,
    factory: @escaping (Resolver, Arg1, Arg2) -> Service
  ) -> ServiceEntry<Service> {
    ServiceEntry()
  }

  @discardableResult
  public func register<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type,
    name: String? = nil,
    factory: @escaping (Resolver, Arg1, Arg2, Arg3) -> Service
  ) -> ServiceEntry<Service> {
    ServiceEntry()
  }

  @discardableResult
  public func register<Service, Arg1, Arg2, Arg3, Arg4>(
    _ serviceType: Service.Type,
    name: String? = nil,
    factory: @escaping (Resolver, Arg1, Arg2, Arg3, Arg4) -> Service
  ) -> ServiceEntry<Service> {
    ServiceEntry()
  }
}

extension Container: Resolver {
  public func resolve<Service>(_ serviceType: Service.Type) -> Service? { nil }

  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? { nil }

  public func resolve<Service, Arg1>(
    _ serviceType: Service.Type,
    argument: Arg1
  ) -> Service? {
    nil
  }

  public func resolve<Service, Arg1>(
    _ serviceType: Service.Type,
    name: String?,
    argument: Arg1
  ) -> Service? {
    nil
  }

  public func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type,
    arguments arg1: Arg1,
    _ arg2: Arg2
  ) -> Service? {
    nil
  }

  public func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type,
    name: String?,
    arguments arg1: Arg1,
    _ arg2: Arg2
  ) -> Service? {
    nil
  }

  public func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type,
    arguments arg1: Arg1,
    _ arg2: Arg2,
    _ arg3: Arg3
  ) -> Service? {
    nil
  }

  public func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type,
    name: String?,
    arguments arg1: Arg1,
    _ arg2: Arg2,
    _ arg3: Arg3
  ) -> Service? {
    nil
  }

  public func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
    _ serviceType: Service.Type,
    arguments arg1: Arg1,
    _ arg2: Arg2,
    _ arg3: Arg3,
    _ arg4: Arg4
  ) -> Service? {
    nil
  }

  public func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
    _ serviceType: Service.Type,
    name: String?,
    arguments arg1: Arg1,
    _ arg2: Arg2,
    _ arg3: Arg3,
    _ arg4: Arg4
  ) -> Service? {
    nil
  }
}

public protocol Assembly {
  func assemble(container: Container)
  func loaded(resolver: Resolver)
}

extension Assembly {
  public func loaded(resolver: Resolver) {}
}

public final class Assembler {
  public var resolver: Resolver { fatalError() }

  public init(container: Container? = Container()) {}

  public init(
    parentAssembler: Assembler?,
    defaultObjectScope: ObjectScope = .graph,
    behaviors: [Behavior] = []
  ) {}

  public init(_ assemblies: [Assembly], container: Container = Container()) {}

  public init(
    _ assemblies: [Assembly],
    parent: Assembler?,
    defaultObjectScope: ObjectScope = .graph,
    behaviors: [Behavior] = []
  ) {}

  public func apply(assembly: Assembly) {}

  public func apply(assemblies: [Assembly]) {}
}
