@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintWiring

extension Dialect {
  /// A library that nobody has published, made up to show what it takes to add one: containers with
  /// keys and lifetimes, properties that they fill, and modules that call everything by other names
  /// than those that are known.
  static let depot = Dialect(
    name: "DepotKit",
    interfaces: [.depot],
    convention: .depot,
    relevantNames: { DepotModules($0).relevantNames },
    wiring: { resolver in
      let modules = DepotModules(resolver)
      let containers = DepotContainers(resolver)
      return WiringPart(
        modules: modules.all(),
        factories: modules.makers,
        registrations: containers.registrations(),
        demands: containers.demands()
      )
    }
  )
}

extension ModuleConvention {
  /// `init(needs:order:)`, as the library's guests have it.
  static let depot = ModuleConvention(
    dependencyLabel: "needs",
    dependencyType: "Needs",
    structNames: ["Needs"],
    payloadLabel: "order",
    payloadType: "Order",
    configureMethod: "serve"
  )
}

extension Interface {
  static let depot = Interface(
    module: "DepotKit",
    source: """
      public final class Depot {
        public static let main: Depot
        public init()
        public func register<T>(
          _ type: T.Type,
          named name: String? = nil,
          lifetime: Lifetime = .transient,
          _ make: @escaping (Depot) -> T
        )
        public func resolve<T>(_ type: T.Type, named name: String? = nil) -> T
        public func find<T>(_ type: T.Type, named name: String? = nil) -> T?
      }
      public enum Lifetime { case transient, perGraph, weak, singleton }
      @propertyWrapper public struct Stocked<Value> {
        public init(named name: String? = nil)
        public var wrappedValue: Value { get }
      }
      @propertyWrapper public struct StockedLater<Value> {
        public init(named name: String? = nil)
        public var wrappedValue: Value { get }
      }
      public protocol Guest {
        associatedtype Needs = Void
        associatedtype Order = Void
        init(needs: Needs, order: Order)
      }
      extension Guest {
        public init(needs: Needs)
        public init(order: Order)
        public init()
      }
      open class Maker<Made: Guest> {
        open var needs: Made.Needs { get }
        public init(needs: @autoclosure @escaping () -> Made.Needs)
        public init()
        open func make(order: Made.Order) -> Made
        public func make() -> Made
      }
      """,
    needsImport: true
  )
}
