import Pure

// A local alias of the value keeps `self` out of the closures that read it.

final class CellReactor: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class DataSource {
  // want@+1: unused-dependency "DataSource.configure"
  let configure: () -> CellReactor; init(configure: @escaping () -> CellReactor) { self.configure = configure }
}

final class TimelineModule: FactoryModule {
  struct Dependency {
    let cellFactory: CellReactor.Factory
    let headerFactory: CellReactor.Factory
    let footerFactory: CellReactor.Factory  // want: unused-dependency "footerFactory"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func makeDataSource() -> DataSource {
    let dependency = self.dependency
    return DataSource(configure: { dependency.cellFactory.create() })
  }

  func makeHeader() -> () -> CellReactor {
    let needs = dependency
    return { needs.headerFactory.create() }
  }
}

enum CompositionRoot {
  static func resolve() -> TimelineModule.Factory {
    .init(
      dependency: .init(
        cellFactory: .init(), headerFactory: .init(), footerFactory: .init()))
  }
}
