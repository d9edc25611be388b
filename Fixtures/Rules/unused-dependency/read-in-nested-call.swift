import Pure

// Read as an argument of a nested initialiser, in a data source's closure, across lines.

final class CellModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

struct DataSource {
  let configure: (Int) -> CellModule
  let title: () -> String
}

class Screen {
  init(dataSource: DataSource? = nil, name: String = "") {}
}

final class ListScreen: Screen, FactoryModule {
  struct Dependency {
    let cellFactory: CellModule.Factory
    let headerFactory: CellModule.Factory
    let title: String
    let name: String
    let spareFactory: CellModule.Factory  // want: unused-dependency "spareFactory"
  }

  init(dependency: Dependency, payload: Void) {
    let header = { dependency.headerFactory.create() }
    super.init(
      dataSource: DataSource(
        configure: { row in
          row == 0
            ? header()
            : dependency
              .cellFactory
              .create()
        },
        title: { [title = dependency.title] in title }),
      name: [dependency.name].joined())
  }
}

enum CompositionRoot {
  static func resolve() -> ListScreen.Factory {
    .init(
      dependency: .init(
        cellFactory: .init(), headerFactory: .init(), title: "a", name: "b",
        spareFactory: .init()))
  }
}
