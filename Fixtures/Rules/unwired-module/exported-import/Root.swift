enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    HomeModule.Factory(
      dependency: HomeModule.Dependency
        .init(
          cellFactory: Pure
            .Factory<CellModule>(),
          rowFactory: .init()
        )
    )
  }
}
