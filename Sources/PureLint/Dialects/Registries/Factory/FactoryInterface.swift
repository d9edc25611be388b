import PureLintResolution
import PureLintSource

extension Interface {
  /// What an app sees of Factory: containers whose members are factories, the ways to ask them, and
  /// what changes them.
  static let factory = Interface(
    module: "FactoryKit",
    source: """
      public final class ContainerManager {
        public var defaultScope: Scope?
        public func reset(options: FactoryResetOptions = .all)
        public func push()
        public func pop()
      }
      public enum FactoryResetOptions { case all, context, none, registration, scope }
      public enum FactoryContextType {
        case arg(String), args([String]), preview, test, debug, simulator, device
      }
      public class Scope {
        public static let cached: Scope
        public static let graph: Scope
        public static let shared: Scope
        public static let singleton: Scope
        public static let unique: Scope
      }
      public protocol ManagedContainer: AnyObject { var manager: ContainerManager { get } }
      public protocol SharedContainer: ManagedContainer { static var shared: Self { get } }
      public protocol AutoRegistering { func autoRegister() }
      public final class Container: SharedContainer {
        public static var shared: Container
        public let manager: ContainerManager
        public init()
      }
      extension ManagedContainer {
        public func callAsFunction<T>(
          key: StaticString = #function, _ factory: @escaping () -> T
        ) -> Factory<T>
        public func callAsFunction<P, T>(
          key: StaticString = #function, _ factory: @escaping (P) -> T
        ) -> ParameterFactory<P, T>
        public func promised<T>(key: StaticString = #function) -> Factory<T?>
        public func promised<P, T>(key: StaticString = #function) -> ParameterFactory<P, T?>
        public func decorator(_ decorator: ((Any) -> ())?)
        public func reset(options: FactoryResetOptions = .all)
      }
      extension SharedContainer {
        @_runsClosures public func with(_ transform: (Self) -> Void) -> Self
      }
      public protocol FactoryModifying {
        associatedtype P
        associatedtype T
      }
      extension FactoryModifying {
        public func scope(_ scope: Scope) -> Self
        public var cached: Self { get }
        public var graph: Self { get }
        public var shared: Self { get }
        public var singleton: Self { get }
        public var unique: Self { get }
        public var scopeOnParameters: Self { get }
        public func timeToLive(_ seconds: Double) -> Self
        public func decorator(_ decorator: @escaping (T) -> Void) -> Self
        public func decorator(_ decorator: @escaping (T, Bool) -> Void) -> Self
        public func context(
          _ contexts: FactoryContextType..., factory: @escaping (P) -> T
        ) -> Self
        public func onArg(_ argument: String, factory: @escaping (P) -> T) -> Self
        public func onArgs(_ args: [String], factory: @escaping (P) -> T) -> Self
        public func onPreview(factory: @escaping (P) -> T) -> Self
        public func onTest(factory: @escaping (P) -> T) -> Self
        public func onDebug(factory: @escaping (P) -> T) -> Self
        public func onSimulator(factory: @escaping (P) -> T) -> Self
        public func onDevice(factory: @escaping (P) -> T) -> Self
        public func once() -> Self
        public func reset(_ options: FactoryResetOptions = .all) -> Self
      }
      public struct Factory<T>: FactoryModifying {
        public typealias P = Void
        public init(
          _ container: ManagedContainer, key: StaticString = #function,
          _ factory: @escaping () -> T
        )
        public func callAsFunction() -> T
        public func callAsFunction(factory: @escaping () -> T)
        public func resolve() -> T
        public func resolveOnMainActor() -> T
        public func register(factory: @escaping () -> T) -> Factory<T>
        public func preview(factory: @escaping () -> T)
      }
      public struct ParameterFactory<P, T>: FactoryModifying {
        public init(
          _ container: ManagedContainer, key: StaticString = #function,
          _ factory: @escaping (P) -> T
        )
        public func callAsFunction(_ parameters: P) -> T
        public func callAsFunction(factory: @escaping (P) -> T)
        public func resolve(_ parameters: P) -> T
        public func resolveOnMainActor(_ parameters: P) -> T
        public func register(factory: @escaping (P) -> T) -> ParameterFactory<P, T>
        public func preview(factory: @escaping (P) -> T)
      }
      public func dependency<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T
      public func dependency<T, P>(
        _ keyPath: KeyPath<Container, ParameterFactory<P, T>>, parameter: P
      ) -> T
      public func resolve<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T
      @propertyWrapper public struct Injected<T> {
        public init(_ keyPath: KeyPath<Container, Factory<T>>)
        public var wrappedValue: T
        public var projectedValue: Injected<T>
        public var factory: Factory<T> { get }
        public func resolve(reset options: FactoryResetOptions = .none)
      }
      @propertyWrapper public struct LazyInjected<T> {
        public init(_ keyPath: KeyPath<Container, Factory<T>>)
        public var wrappedValue: T
        public var projectedValue: LazyInjected<T>
        public var factory: Factory<T> { get }
        public func resolve(reset options: FactoryResetOptions = .none)
        public func resolvedOrNil() -> T?
      }
      @propertyWrapper public struct WeakLazyInjected<T> {
        public init(_ keyPath: KeyPath<Container, Factory<T>>)
        public var wrappedValue: T?
        public var projectedValue: WeakLazyInjected<T>
        public var factory: Factory<T> { get }
        public func resolve(reset options: FactoryResetOptions = .none)
        public func resolvedOrNil() -> T?
      }
      @propertyWrapper public struct DynamicInjected<T> {
        public init(_ keyPath: KeyPath<Container, Factory<T>>)
        public var wrappedValue: T { get }
        public var projectedValue: Factory<T> { get }
      }
      @propertyWrapper public struct InjectedObject<T> {
        public init(_ keyPath: KeyPath<Container, Factory<T>>)
        public var wrappedValue: T { get }
      }
      @propertyWrapper public struct InjectedObservable<T> {
        public init(_ keyPath: KeyPath<Container, Factory<T>>)
        public var wrappedValue: T { get }
      }
      """,
    needsImport: true,
    exporters: ["Factory"]
  )
}
