import PureLintResolution

extension Interface {
  /// EasyDi's assemblies and the context that has one instance of each.
  static let easyDi = Interface(
    module: "EasyDi",
    source: """
      public final class DIContext {
        public static var defaultInstance: DIContext
        public init()
        public func assembly<AssemblyType>() -> AssemblyType
        public func instance<AssemblyType>(for assemblyType: AssemblyType.Type) -> AssemblyType
      }
      public enum Scope { case prototype, objectGraph, lazySingleton, weakSingleton }
      open class Assembly {
        public var context: DIContext! { get }
        public init()
        public static func instance(from context: DIContext = .defaultInstance) -> Self
        public func addSubstitution<ObjectType>(
          for simpleDefinitionKey: String,
          with substitutionClosure: @escaping () -> ObjectType
        )
        public func removeSubstitution(for simpleDefinitionKey: String)
        public func definePlaceholder<ObjectType>(key: String = #function) -> ObjectType
        public func defineInjection<ObjectType>(
          key: String = #function,
          definitionKey: String = #function,
          scope: Scope = .objectGraph,
          into initClosure: @autoclosure @escaping () -> ObjectType,
          inject injectClosure: ((ObjectType) -> ObjectType)? = nil
        )
        public func define<ObjectType, ResultType>(
          key: String = #function,
          definitionKey: String = #function,
          scope: Scope = .objectGraph,
          init initClosure: @autoclosure @escaping () -> ObjectType,
          inject injectClosure: ((ObjectType) -> ObjectType)? = nil
        ) -> ResultType
      }
      """,
    needsImport: true
  )
}
