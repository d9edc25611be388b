import PureLintSource
import PureLintWiring

extension Dialect {
  /// Pure: modules with a nested `Dependency`, whose factories and configurators a root builds; and
  /// types that are built like modules without the library.
  package static let pure = Dialect(
    name: "Pure",
    interfaces: [.pure],
    convention: .pure,
    relevantNames: PureModules.relevantNames,
    wiring: PureModules.wiring
  )
}

extension ModuleConvention {
  /// `init(dependency:payload:)` and `configure(dependency:payload:)`, as Pure requires them.
  static let pure = ModuleConvention(
    dependencyLabel: "dependency",
    dependencyType: "Dependency",
    structNames: ["Dependency", "Dependencies"],
    payloadLabel: "payload",
    payloadType: "Payload",
    configureMethod: "configure"
  )
}
