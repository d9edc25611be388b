import PureLintWiring

extension Dialect {
  /// The standard library and the system's: nothing is wired by them, but much is handed through.
  package static let swift = Dialect(
    name: "Swift",
    isIndispensable: true,
    interfaces: [.swift],
    libraries: [.standardLibrary, .systemFrameworks],
    systemModules: SystemModules.names
  )
}
