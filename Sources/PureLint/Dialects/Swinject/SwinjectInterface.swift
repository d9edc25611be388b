import PureLintResolution
import PureLintSource

extension Interface {
  /// The library as apps see it, with its companions. Of functions that it has for any number of
  /// arguments, those with few are declared. The extension of `Resolver` stands for functions of
  /// packages out of sight, whose result tells what is asked for.
  static let swinject = Interface(
    module: "Swinject",
    source: """
      public protocol Resolver {
        func resolve<Service>(_ serviceType: Service.Type, name: String? = nil) -> Service?
        func resolve<Service, Arg1>(
          _ serviceType: Service.Type, name: String? = nil, argument: Arg1
        ) -> Service?
        func resolve<Service, Arg1, Arg2>(
          _ serviceType: Service.Type, name: String? = nil, arguments arg1: Arg1, _ arg2: Arg2
        ) -> Service?
        func resolve<Service, Arg1, Arg2, Arg3>(
          _ serviceType: Service.Type, name: String? = nil,
          arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3
        ) -> Service?
        func resolve<Service, Arg1, Arg2, Arg3, Arg4>(
          _ serviceType: Service.Type, name: String? = nil,
          arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4
        ) -> Service?
        func resolve<Service, Arg1, Arg2, Arg3, Arg4, Arg5>(
          _ serviceType: Service.Type, name: String? = nil,
          arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4, _ arg5: Arg5
        ) -> Service?
      }
      extension Resolver {
        public func resolve<Service>() -> Service
        public func resolve<Service, Arg1>(argument: Arg1) -> Service
      }
      public final class ObjectScope {
        public static let transient: ObjectScope
        public static let graph: ObjectScope
        public static let container: ObjectScope
        public static let weak: ObjectScope
        public static let hierarchy: ObjectScope
      }
      public final class ServiceEntry<Service> {
        public func inObjectScope(_ objectScope: ObjectScope) -> ServiceEntry<Service>
        public func initCompleted(
          _ completed: @escaping (Resolver, Service) -> Void
        ) -> ServiceEntry<Service>
        public func implements<T>(_ type: T.Type, name: String? = nil) -> ServiceEntry<Service>
        public func implements<T1, T2>(
          _ type1: T1.Type, _ type2: T2.Type
        ) -> ServiceEntry<Service>
        public func implements<T1, T2, T3>(
          _ type1: T1.Type, _ type2: T2.Type, _ type3: T3.Type
        ) -> ServiceEntry<Service>
      }
      public final class Lazy<Service> { public var instance: Service { get } }
      public final class Provider<Service> { public var instance: Service { get } }
      @_runsClosures @_keepsInstances
      public class Container: Resolver {
        public init(
          parent: Container? = nil,
          defaultObjectScope: ObjectScope = .graph,
          behaviors: [Any] = [],
          registeringClosure: (Container) -> Void = { _ in }
        )
        public func removeAll()
        public func resetObjectScope(_ objectScope: ObjectScope)
        public func synchronize() -> Container
        public func forward<T, S>(
          _ type: T.Type, name: String? = nil, to service: ServiceEntry<S>
        )
        public func register<Service>(
          _ serviceType: Service.Type, name: String? = nil,
          factory: @escaping (Resolver) -> Service
        ) -> ServiceEntry<Service>
        public func register<Service, Arg1>(
          _ serviceType: Service.Type, name: String? = nil,
          factory: @escaping (Resolver, Arg1) -> Service
        ) -> ServiceEntry<Service>
        public func register<Service, Arg1, Arg2>(
          _ serviceType: Service.Type, name: String? = nil,
          factory: @escaping (Resolver, Arg1, Arg2) -> Service
        ) -> ServiceEntry<Service>
        public func register<Service, Arg1, Arg2, Arg3>(
          _ serviceType: Service.Type, name: String? = nil,
          factory: @escaping (Resolver, Arg1, Arg2, Arg3) -> Service
        ) -> ServiceEntry<Service>
        public func register<Service, Arg1, Arg2, Arg3, Arg4>(
          _ serviceType: Service.Type, name: String? = nil,
          factory: @escaping (Resolver, Arg1, Arg2, Arg3, Arg4) -> Service
        ) -> ServiceEntry<Service>
        public func register<Service, Arg1, Arg2, Arg3, Arg4, Arg5>(
          _ serviceType: Service.Type, name: String? = nil,
          factory: @escaping (Resolver, Arg1, Arg2, Arg3, Arg4, Arg5) -> Service
        ) -> ServiceEntry<Service>
        public func _register<Service>(
          _ serviceType: Service.Type, factory: @escaping (Resolver) -> Any, name: String? = nil
        ) -> ServiceEntry<Service>
        public func _register<Service, Arg1>(
          _ serviceType: Service.Type, factory: @escaping (Resolver, Arg1) -> Any,
          name: String? = nil
        ) -> ServiceEntry<Service>
        public func _register<Service, Arg1, Arg2>(
          _ serviceType: Service.Type, factory: @escaping (Resolver, Arg1, Arg2) -> Any,
          name: String? = nil
        ) -> ServiceEntry<Service>
        public func autoregister<Service, Made>(
          _ service: Service.Type, name: String? = nil, initializer: Made
        ) -> ServiceEntry<Service>
        public func autoregister<Service, Arg1, Made>(
          _ service: Service.Type, name: String? = nil, argument: Arg1.Type, initializer: Made
        ) -> ServiceEntry<Service>
        public func autoregister<Service, Arg1, Arg2, Made>(
          _ service: Service.Type, name: String? = nil,
          arguments arg1: Arg1.Type, _ arg2: Arg2.Type, initializer: Made
        ) -> ServiceEntry<Service>
        public func autoregister<Service, Arg1, Arg2, Arg3, Made>(
          _ service: Service.Type, name: String? = nil,
          arguments arg1: Arg1.Type, _ arg2: Arg2.Type, _ arg3: Arg3.Type, initializer: Made
        ) -> ServiceEntry<Service>
        public func autoregister<Service, Made>(_ service: Service.Type, dependency: Made)
        public func verify() throws
        public func hasAnyRegistration<Service>(
          of serviceType: Service.Type, name: String? = nil
        ) -> Bool
        public func registerForStoryboard<Controller>(
          _ controllerType: Controller.Type, name: String? = nil,
          initCompleted: @escaping (Resolver, Controller) -> Void
        )
        public func storyboardInitCompleted<Controller>(
          _ controllerType: Controller.Type, name: String? = nil,
          initCompleted: @escaping (Resolver, Controller) -> Void
        )
      }
      public protocol Assembly {
        func assemble(container: Container)
        func loaded(resolver: Resolver)
      }
      extension Assembly {
        public func loaded(resolver: Resolver)
      }
      public final class Assembler {
        public var resolver: Resolver { get }
        public init(container: Container? = Container())
        public init(
          parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph,
          behaviors: [Any] = []
        )
        public init(_ assemblies: [Assembly], container: Container = Container())
        public init(
          _ assemblies: [Assembly], parent: Assembler?,
          defaultObjectScope: ObjectScope = .graph, behaviors: [Any] = []
        )
        public func apply(assembly: Assembly)
        public func apply(assemblies: [Assembly])
      }
      public class SwinjectStoryboard: UIStoryboard {
        public static var defaultContainer: Container
        public class func setup()
        public class func create(name: String, bundle: Bundle?) -> SwinjectStoryboard
        public class func create(
          name: String, bundle: Bundle?, container: Resolver
        ) -> SwinjectStoryboard
      }
      public postfix func ~> <Service>(r: Resolver) -> Service
      public func ~> <Service>(r: Resolver, service: Service.Type) -> Service
      public func ~> <Service>(r: Resolver, o: (service: Service.Type, name: String)) -> Service
      public func ~> <Service, Arg1>(
        r: Resolver, o: (service: Service.Type, argument: Arg1)
      ) -> Service
      public func ~> <Service, Arg1>(
        r: Resolver, o: (service: Service.Type, name: String, argument: Arg1)
      ) -> Service
      public func ~> <Service, Arg1, Arg2>(
        r: Resolver, o: (service: Service.Type, arguments: (Arg1, Arg2))
      ) -> Service
      public func ~> <Service, Arg1, Arg2>(
        r: Resolver, o: (service: Service.Type, name: String, arguments: (Arg1, Arg2))
      ) -> Service
      public func ~> <Service, Arg1, Arg2, Arg3>(
        r: Resolver, o: (service: Service.Type, arguments: (Arg1, Arg2, Arg3))
      ) -> Service
      """,
    needsImport: true,
    exporters: [
      "SwinjectAutoregistration", "SwinjectSafeAuto", "PureSwinject", "SwinjectStoryboard",
    ]
  )
}
