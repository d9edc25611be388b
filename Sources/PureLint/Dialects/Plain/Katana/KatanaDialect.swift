import PureLintResolution
import PureLintSource
import PureLintWiring

extension Dialect {
  /// Katana and Tempura: a store makes the container of an app's services and hands it to what has
  /// side effects.
  package static let katana = Dialect(
    name: "Katana",
    libraries: [
      LibraryTable(requiredMembers: [
        "SideEffectDependencyContainer": ["init"], "NavigationProvider": ["navigator"],
      ])
    ]
  )
}
