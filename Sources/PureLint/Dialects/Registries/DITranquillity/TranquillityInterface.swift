import PureLintResolution
import PureLintSource

extension Interface {
  /// What an app sees of DITranquillity. What is registered may be a closure, an initializer or a
  /// type, which the dialect tells apart.
  static let diTranquillity = Interface(
    module: "DITranquillity",
    source: """
      public protocol DIPart { static func load(container: DIContainer) }
      public protocol DIFramework { static func load(container: DIContainer) }
      public final class DIContainer {
        public init(parent: DIContainer? = nil)
        public func append(part: DIPart.Type) -> DIContainer
        public func append(framework: DIFramework.Type) -> DIContainer
        public func register<Made>(_ method: Made) -> DIComponentBuilder<Made>
        public func register1<Made>(_ method: Made) -> DIComponentBuilder<Made>
        public func register2<Made>(_ method: Made) -> DIComponentBuilder<Made>
        public func register3<Made>(_ method: Made) -> DIComponentBuilder<Made>
        public func resolve<T>(from framework: Any? = nil, arguments: Any? = nil) -> T
        public func resolve<T, Tag>(
          tag: Tag.Type, from framework: Any? = nil, arguments: Any? = nil
        ) -> T
        public func resolve<T>(name: String, from framework: Any? = nil, arguments: Any? = nil) -> T
        public func resolveMany<T>(arguments: Any? = nil) -> [T]
      }
      public final class DIComponentBuilder<Made> {}
      public enum DILifeTime {}
      public enum DISetting {
        public enum Defaults { public static var lifeTime: DILifeTime }
      }
      """,
    needsImport: true
  )
}

/// The names by which sources use DITranquillity.
enum TranquillityNames {
  static let module: Name = "DITranquillity"
  static let container: Name = "DIContainer"
  /// The protocols of what registers when it is appended.
  static let parts: [Name] = ["DIPart", "DIFramework"]
  static let append: Name = "append"
  /// The functions that register something; all but the first change how parameters are asked for.
  static let registers: [Name] = ["register", "register1", "register2", "register3"]
}
