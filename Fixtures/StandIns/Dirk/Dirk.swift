import Combine
import SwiftUI

// What an app sees of the library; nothing is built here.

@resultBuilder
public struct ArrayBuilder<T> {
  public static func buildBlock(_ components: T...) -> [T] { components }
}

public class Dirk {
  public enum Exception: Error {
    case notRegistered(Any.Type)
    case incorrectType(expected: Any.Type, actual: Any.Type)
    case alreadyStarted
    case notStarted
  }

  public static func get() throws -> Dirk { throw Exception.notStarted }

  public static func start(@ArrayBuilder<Module> _ builder: () -> [Module]) throws {}

  public static func stop() throws {}

  public func register(_ module: Module) {}

  public func get<T>(_ type: T.Type = T.self) throws -> T { throw Exception.notRegistered(type) }
}

open class Module {
  public init(@ArrayBuilder<Provider> _ builder: () -> [Provider]) {}
}

public protocol Provider {
  var type: Any.Type { get }
  func get(using dirk: Dirk) throws -> Any
}

public class Factory<T>: Provider {
  public let type: Any.Type

  public init(_ type: T.Type = T.self, _ builder: @escaping () throws -> T) {
    self.type = type
  }

  public init(_ type: T.Type = T.self, _ builder: @escaping (Dirk) throws -> T) {
    self.type = type
  }

  public func get(using dirk: Dirk) throws -> Any { fatalError() }
}

public class Singleton<T>: Provider {
  public let type: Any.Type

  public init(_ type: T.Type = T.self, _ builder: @escaping () throws -> T) {
    self.type = type
  }

  public init(_ type: T.Type = T.self, _ builder: @escaping (Dirk) throws -> T) {
    self.type = type
  }

  public func get(using dirk: Dirk) throws -> Any { fatalError() }
}

@propertyWrapper
public class Inject<T> {
  public private(set) lazy var wrappedValue: T = { fatalError() }()
  public init() {}
}

public func inject<T>(_ type: T.Type = T.self) throws -> T { try Dirk.get().get(type) }

@propertyWrapper
public class Resolve<T> {
  public var wrappedValue: T { fatalError() }
  public init() {}
}

@propertyWrapper
public class StateInject<T>: DynamicProperty where T: ObservableObject {
  public var wrappedValue: T { fatalError() }
  public init() {}
}

@propertyWrapper
public final class ObservableInject<T> where T: ObservableObject {
  public init() {}

  public static subscript<Parent>(
    _enclosingInstance parent: Parent,
    wrapped wrapped: ReferenceWritableKeyPath<Parent, T>,
    storage storage: ReferenceWritableKeyPath<Parent, ObservableInject<T>>
  ) -> T
  where Parent: ObservableObject, Parent.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { fatalError() }
    set {}
  }

  public var wrappedValue: T {
    get { fatalError() }
    set {}
  }
}

@propertyWrapper
public final class ObservableChild<T> where T: ObservableObject {
  public init(wrappedValue: T) {}

  public static subscript<Parent>(
    _enclosingInstance parent: Parent,
    wrapped wrapped: ReferenceWritableKeyPath<Parent, T>,
    storage storage: ReferenceWritableKeyPath<Parent, ObservableChild<T>>
  ) -> T
  where Parent: ObservableObject, Parent.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { fatalError() }
    set {}
  }

  public var wrappedValue: T {
    get { fatalError() }
    set {}
  }
}
