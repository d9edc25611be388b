extension Dialect {
  /// Katana and Tempura: a store makes the container of an app's services and hands it to what has
  /// side effects.
  static let katana = Dialect(
    name: "Katana",
    libraries: [
      LibraryTable(requiredMembers: [
        "SideEffectDependencyContainer": ["init"], "NavigationProvider": ["navigator"],
      ])
    ]
  )
}
