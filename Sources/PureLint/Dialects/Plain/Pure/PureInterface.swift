import PureLintResolution

extension Interface {
  /// The run-time library that Pure apps wire with.
  static let pure = Interface(
    module: "Pure",
    source: """
      public protocol Module {
        associatedtype Dependency = Void
        associatedtype Payload = Void
      }
      public protocol FactoryModule: Module {
        associatedtype Factory = Pure.Factory<Self>
        init(dependency: Dependency, payload: Payload)
      }
      extension FactoryModule {
        public init(payload: Payload)
        public init(dependency: Dependency)
        public init()
      }
      public protocol ConfiguratorModule: AnyObject, Module {
        associatedtype Configurator = Pure.Configurator<Self>
        func configure(dependency: Dependency, payload: Payload)
      }
      extension ConfiguratorModule {
        public func configure(payload: Payload)
        public func configure(dependency: Dependency)
        public func configure()
      }
      open class Factory<Module: FactoryModule> {
        open var dependency: Module.Dependency { get }
        public init(dependency: @autoclosure @escaping () -> Module.Dependency)
        public init()
        open func create(payload: Module.Payload) -> Module
        public func create() -> Module
        public static func stub() -> Factory<Module>
        public static func stub(_ instance: @autoclosure () -> Module) -> Factory<Module>
        public static func stub(_ create: (Module.Payload) -> Module) -> Factory<Module>
      }
      open class Configurator<Module: ConfiguratorModule> {
        open var dependency: Module.Dependency { get }
        public init(dependency: @autoclosure @escaping () -> Module.Dependency)
        public init()
        open func configure(_ module: Module, payload: Module.Payload)
        public func configure(_ module: Module)
        public static func stub() -> Configurator<Module>
        public static func stub(_ configure: (Module, Module.Payload) -> Void) -> Configurator<Module>
      }
      """
  )
}
