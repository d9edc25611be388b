@_exported import Foundation

// What an app sees of the library; nothing is built here.

public typealias InjectableObject = Any
public typealias ObjectInitClosure<Object> = () -> Object
public typealias ObjectInjectClosure<Object> = (_ object: Object) -> Object
public typealias SubstitutionClosure<Object> = () -> Object

public protocol DIContextLocker {
  func lock()
  func unlock()
}

extension NSRecursiveLock: DIContextLocker {}

public final class DIContext {
  public static var defaultInstance = DIContext()

  public init(locker: DIContextLocker = NSRecursiveLock()) {}

  public func assembly<AssemblyType: Assembly>() -> AssemblyType { fatalError() }

  public func instance(for assemblyType: Assembly.Type) -> Assembly { fatalError() }
}

public enum Scope {
  case prototype
  case objectGraph
  case lazySingleton
  case weakSingleton
}

open class Assembly {
  public internal(set) weak var context: DIContext!

  public required init() {}

  public static func instance(from context: DIContext = .defaultInstance) -> Self { fatalError() }

  public func addSubstitution<ObjectType: InjectableObject>(
    for simpleDefinitionKey: String,
    with substitutionClosure: @escaping SubstitutionClosure<ObjectType>
  ) {}

  public func removeSubstitution(for simpleDefinitionKey: String) {}

  public func definePlaceholder<ObjectType: InjectableObject>(key: String = #function) -> ObjectType
  {
    fatalError()
  }

  public func defineInjection<ObjectType>(
    key: String = #function,
    definitionKey: String = #function,
    scope: Scope = .objectGraph,
    into initClosure: @autoclosure @escaping () -> ObjectType,
    inject injectClosure: ObjectInjectClosure<ObjectType>? = nil
  ) {}

  public func define<ObjectType, ResultType: InjectableObject>(
    key: String = #function,
    definitionKey: String = #function,
    scope: Scope = .objectGraph,
    init initClosure: @autoclosure @escaping () -> ObjectType,
    inject injectClosure: ObjectInjectClosure<ObjectType>? = nil
  ) -> ResultType {
    fatalError()
  }
}
