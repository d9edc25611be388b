import Combine
import SwiftUI

// What an app sees of the library; nothing is built here.

public protocol ManagedContainer: AnyObject {
  var manager: ContainerManager { get }
}

public protocol SharedContainer: ManagedContainer {
  static var shared: Self { get }
}

public protocol AutoRegistering {
  func autoRegister()
}

public final class ContainerManager {
  public init() {}
  public var defaultScope: Scope?
  public func reset() {}
}

public final class Container: SharedContainer {
  public static let shared = Container()
  public let manager = ContainerManager()
  public init() {}
}

public class Scope {
  public static let cached = Scope()
  public static let graph = Scope()
  public static let shared = Scope()
  public static let singleton = Scope()
  public static let unique = Scope()
}

extension ManagedContainer {
  public func callAsFunction<T>(
    key: StaticString = #function, _ factory: @escaping () -> T
  ) -> Factory<T> { Factory(self, key: key, factory) }

  public func callAsFunction<P, T>(
    key: StaticString = #function, _ factory: @escaping (P) -> T
  ) -> ParameterFactory<P, T> { ParameterFactory(self, key: key, factory) }

  public func promised<T>(key: StaticString = #function) -> Factory<T?> {
    Factory(self, key: key) { nil }
  }

  public func reset() {}
}

public protocol FactoryModifying {
  associatedtype P
  associatedtype T
}

extension FactoryModifying {
  public func scope(_ scope: Scope) -> Self { self }
  public var cached: Self { self }
  public var graph: Self { self }
  public var shared: Self { self }
  public var singleton: Self { self }
  public var unique: Self { self }
  public func decorator(_ decorator: @escaping (T) -> Void) -> Self { self }
  public func decorator(_ decorator: @escaping (T, Bool) -> Void) -> Self { self }
  @discardableResult public func onPreview(factory: @escaping (P) -> T) -> Self { self }
  @discardableResult public func onTest(factory: @escaping (P) -> T) -> Self { self }
  @discardableResult public func reset() -> Self { self }
}

public struct Factory<T>: FactoryModifying {
  public typealias P = Void
  public init(
    _ container: ManagedContainer, key: StaticString = #function, _ factory: @escaping () -> T
  ) {}
  public func callAsFunction() -> T { fatalError() }
  public func callAsFunction(factory: @escaping () -> T) {}
  public func resolve() -> T { fatalError() }
  @discardableResult public func register(factory: @escaping () -> T) -> Factory<T> { self }
}

public struct ParameterFactory<P, T>: FactoryModifying {
  public init(
    _ container: ManagedContainer, key: StaticString = #function, _ factory: @escaping (P) -> T
  ) {}
  public func callAsFunction(_ parameters: P) -> T { fatalError() }
  public func resolve(_ parameters: P) -> T { fatalError() }
  @discardableResult public func register(
    factory: @escaping (P) -> T
  ) -> ParameterFactory<P, T> { self }
}

public func dependency<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T { fatalError() }
public func resolve<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T { fatalError() }

@propertyWrapper public struct Injected<T> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) {}
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {}
  public var wrappedValue: T { fatalError() }
}

@propertyWrapper public struct LazyInjected<T> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) {}
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {}
  public var wrappedValue: T {
    get { fatalError() }
    set {}
  }
  public var projectedValue: LazyInjected<T> { self }
  public func resolvedOrNil() -> T? { nil }
}

@propertyWrapper public struct WeakLazyInjected<T> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) {}
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {}
  public var wrappedValue: T? { nil }
}

@propertyWrapper public struct DynamicInjected<T> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) {}
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {}
  public var wrappedValue: T { fatalError() }
}

@propertyWrapper public struct InjectedObject<T: ObservableObject> {
  public init(_ keyPath: KeyPath<Container, Factory<T>>) {}
  public init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {}
  public var wrappedValue: T { fatalError() }
}
