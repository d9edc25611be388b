import Pure

// A field's default value is the wiring of another module; the argument is absent everywhere.

final class CellModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class SectionModule: FactoryModule {
  struct Dependency {
    let cellFactory: Factory<CellModule>

    init(cellFactory: Factory<CellModule> = .init()) {
      self.cellFactory = cellFactory
    }
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func make() -> CellModule { dependency.cellFactory.create() }
}

final class RouterModule: FactoryModule {
  struct Dependency {
    let sectionFactory: SectionModule.Factory
    let title: String
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func start() { print(dependency.title, dependency.sectionFactory.create()) }
}

extension RouterModule.Dependency {
  init() {
    self.init(sectionFactory: .init(dependency: .init()), title: "all")
  }

  static func create() -> Self { .init(sectionFactory: .init(dependency: .init()), title: "one") }
}

enum CompositionRoot {
  static func resolve() -> [RouterModule] {
    [RouterModule(dependency: .init()), RouterModule(dependency: .create())]
  }
}
