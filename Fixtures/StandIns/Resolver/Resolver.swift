import Combine
import SwiftUI

// What an app sees of the library; nothing is built here.

public protocol ResolverRegistering {
  static func registerAllServices()
}

public protocol Resolving {
  var resolver: Resolver { get }
}

extension Resolving {
  public var resolver: Resolver { .root }
}

public class ResolverScope {
  public static let application = ResolverScope()
  public static let cached = ResolverScope()
  public static let graph = ResolverScope()
  public static let shared = ResolverScope()
  public static let unique = ResolverScope()
}

public final class Resolver {
  public static var main = Resolver()
  public static var root = main

  public struct Name: ExpressibleByStringLiteral {
    public init(_ rawValue: String) {}
    public init(stringLiteral: String) {}
  }

  public struct Args {
    public func callAsFunction<T>() -> T { fatalError() }
    public func callAsFunction<T>(_ key: String) -> T { fatalError() }
  }

  public init(child: Resolver? = nil) {}

  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> { .init() }

  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver) -> Service?
  ) -> ResolverOptions<Service> { .init() }

  @discardableResult public static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping (Resolver, Args) -> Service?
  ) -> ResolverOptions<Service> { .init() }

  @discardableResult public func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> { .init() }

  public static func resolve<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service { fatalError() }

  public func resolve<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service { fatalError() }

  public static func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? { nil }

  public func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? { nil }
}

public struct ResolverOptions<Service> {
  @discardableResult public func implements<Protocol>(
    _ type: Protocol.Type, name: Resolver.Name? = nil
  ) -> ResolverOptions<Service> { self }

  @discardableResult public func resolveProperties(
    _ block: @escaping (Resolver, Service) -> Void
  ) -> ResolverOptions<Service> { self }

  @discardableResult public func scope(_ scope: ResolverScope) -> ResolverOptions<Service> { self }
}

@propertyWrapper public struct Injected<Service> {
  public init() {}
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {}
  public var wrappedValue: Service { fatalError() }
}

@propertyWrapper public struct OptionalInjected<Service> {
  public init() {}
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {}
  public var wrappedValue: Service? { nil }
}

@propertyWrapper public struct LazyInjected<Service> {
  public var name: Resolver.Name?
  public var args: Any?
  public init() {}
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {}
  public var wrappedValue: Service { fatalError() }
  public var projectedValue: LazyInjected<Service> {
    get { self }
    set { self = newValue }
  }
}

@propertyWrapper public struct InjectedObject<Service> where Service: ObservableObject {
  public init() {}
  public init(name: Resolver.Name? = nil, container: Resolver? = nil) {}
  public var wrappedValue: Service { fatalError() }
}
