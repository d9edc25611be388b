import PureLintResolution

extension Interface {
  /// What an app sees of Resolver: registries of services by type and name, and the ways to ask them.
  static let resolver = Interface(
    module: "Resolver",
    source: """
      public protocol ResolverRegistering { static func registerAllServices() }
      public protocol Resolving { var resolver: Resolver { get } }
      extension Resolving { public var resolver: Resolver { get } }
      public class ResolverScope {
        public static let application: ResolverScope
        public static let cached: ResolverScope
        public static let container: ResolverScope
        public static let graph: ResolverScope
        public static let shared: ResolverScope
        public static let unique: ResolverScope
        public func reset()
      }
      public class ResolverScopeCache: ResolverScope { public init() }
      public final class Resolver {
        public static var main: Resolver
        public static var root: Resolver
        public static var defaultScope: ResolverScope
        public static let application: ResolverScope
        public static let cached: ResolverScope
        public static let graph: ResolverScope
        public static let shared: ResolverScope
        public static let unique: ResolverScope
        public struct Name: ExpressibleByStringLiteral {
          public let rawValue: String
          public init(_ rawValue: String)
          public static func name(fromString string: String?) -> Name?
        }
        public struct Args {
          public func callAsFunction<T>() -> T
          public func callAsFunction<T>(_ key: String) -> T
          public func optional<T>() -> T?
          public func optional<T>(_ key: String) -> T?
          public func get<T>() -> T
          public func get<T>(_ key: String) -> T
        }
        public init(child: Resolver? = nil)
        public init(parent: Resolver)
        public func add(child: Resolver)
        public static func reset()
        public static func register<Service>(
          _ type: Service.Type = Service.self, name: Name? = nil,
          factory: @escaping () -> Service?
        ) -> ResolverOptions<Service>
        public static func register<Service>(
          _ type: Service.Type = Service.self, name: Name? = nil,
          factory: @escaping (Resolver) -> Service?
        ) -> ResolverOptions<Service>
        public static func register<Service>(
          _ type: Service.Type = Service.self, name: Name? = nil,
          factory: @escaping (Resolver, Args) -> Service?
        ) -> ResolverOptions<Service>
        public func register<Service>(
          _ type: Service.Type = Service.self, name: Name? = nil,
          factory: @escaping () -> Service?
        ) -> ResolverOptions<Service>
        public func register<Service>(
          _ type: Service.Type = Service.self, name: Name? = nil,
          factory: @escaping (Resolver) -> Service?
        ) -> ResolverOptions<Service>
        public func register<Service>(
          _ type: Service.Type = Service.self, name: Name? = nil,
          factory: @escaping (Resolver, Args) -> Service?
        ) -> ResolverOptions<Service>
        public static func resolve<Service>(
          _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
        ) -> Service
        public func resolve<Service>(
          _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
        ) -> Service
        public static func optional<Service>(
          _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
        ) -> Service?
        public func optional<Service>(
          _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
        ) -> Service?
      }
      public struct ResolverOptions<Service> {
        public func implements<Protocol>(
          _ type: Protocol.Type, name: Resolver.Name? = nil
        ) -> ResolverOptions<Service>
        public func resolveProperties(
          _ block: @escaping (Resolver, Service) -> Void
        ) -> ResolverOptions<Service>
        public func resolveProperties(
          _ block: @escaping (Resolver, Service, Resolver.Args) -> Void
        ) -> ResolverOptions<Service>
        public func scope(_ scope: ResolverScope) -> ResolverOptions<Service>
      }
      @propertyWrapper public struct Injected<Service> {
        public init()
        public init(name: Resolver.Name? = nil, container: Resolver? = nil)
        public var wrappedValue: Service
        public var projectedValue: Injected<Service>
      }
      @propertyWrapper public struct OptionalInjected<Service> {
        public init()
        public init(name: Resolver.Name? = nil, container: Resolver? = nil)
        public var wrappedValue: Service?
        public var projectedValue: OptionalInjected<Service>
      }
      @propertyWrapper public struct LazyInjected<Service> {
        public var container: Resolver?
        public var name: Resolver.Name?
        public var args: Any?
        public init()
        public init(name: Resolver.Name? = nil, container: Resolver? = nil)
        public var isEmpty: Bool { get }
        public var wrappedValue: Service
        public var projectedValue: LazyInjected<Service>
        public func release()
      }
      @propertyWrapper public struct WeakLazyInjected<Service> {
        public var container: Resolver?
        public var name: Resolver.Name?
        public var args: Any?
        public init()
        public init(name: Resolver.Name? = nil, container: Resolver? = nil)
        public var isEmpty: Bool { get }
        public var wrappedValue: Service?
        public var projectedValue: WeakLazyInjected<Service>
      }
      @propertyWrapper public struct InjectedObject<Service> {
        public init()
        public init(name: Resolver.Name? = nil, container: Resolver? = nil)
        public var wrappedValue: Service
      }
      """,
    needsImport: true
  )
}
