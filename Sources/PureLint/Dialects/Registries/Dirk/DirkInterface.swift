import PureLintResolution

extension Interface {
  /// The interface of Dirk: modules of providers, and the ways to ask for provided values.
  static let dirk = Interface(
    module: "Dirk",
    source: """
      public class Dirk {
        public static func get() throws -> Dirk
        public static func start(_ builder: () -> [Module]) throws
        public static func stop() throws
        public func register(_ module: Module)
        public func get<T>(_ type: T.Type = T.self) throws -> T
      }
      @_runsClosures open class Module {
        public init(_ builder: () -> [Provider])
      }
      public protocol Provider {
        var type: Any.Type { get }
        func get(using dirk: Dirk) throws -> Any
      }
      public class Factory<T>: Provider {
        public init(_ type: T.Type = T.self, _ builder: @escaping () throws -> T)
        public init(_ type: T.Type = T.self, _ builder: @escaping (Dirk) throws -> T)
      }
      public class Singleton<T>: Provider {
        public init(_ type: T.Type = T.self, _ builder: @escaping () throws -> T)
        public init(_ type: T.Type = T.self, _ builder: @escaping (Dirk) throws -> T)
      }
      public func inject<T>(_ type: T.Type = T.self) throws -> T
      @propertyWrapper public class Inject<T> {
        public init()
        public var wrappedValue: T { get }
      }
      @propertyWrapper public class Resolve<T> {
        public init()
        public var wrappedValue: T { get }
      }
      @propertyWrapper public class StateInject<T> {
        public init()
        public var wrappedValue: T { get }
      }
      @propertyWrapper public final class ObservableInject<T> {
        public init()
        public var wrappedValue: T { get set }
      }
      @propertyWrapper public final class ObservableChild<T> {
        public init(wrappedValue: T)
        public var wrappedValue: T { get set }
      }
      """,
    needsImport: true
  )
}
