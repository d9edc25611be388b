// A copy of the library in the project: what it declares is what counts, not where it comes from.

public final class DIContext {
  public static var defaultInstance = DIContext()
  public init() {}
  public func assembly<AssemblyType: Assembly>() -> AssemblyType { fatalError("left out") }
  public func instance(for assemblyType: Assembly.Type) -> Assembly { fatalError("left out") }
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

  public static func instance(from context: DIContext = DIContext.defaultInstance) -> Self {
    fatalError("left out")
  }

  public func definePlaceholder<ObjectType>(key: String = #function) -> ObjectType {
    fatalError("left out")
  }

  public func defineInjection<ObjectType>(
    key: String = #function,
    definitionKey: String = #function,
    scope: Scope = .objectGraph,
    into initClosure: @autoclosure @escaping () -> ObjectType,
    inject injectClosure: ((ObjectType) -> ObjectType)? = nil
  ) {}

  public func define<ObjectType, ResultType>(
    key: String = #function,
    definitionKey: String = #function,
    scope: Scope = .objectGraph,
    init initClosure: @autoclosure @escaping () -> ObjectType,
    inject injectClosure: ((ObjectType) -> ObjectType)? = nil
  ) -> ResultType {
    fatalError("left out")
  }
}
