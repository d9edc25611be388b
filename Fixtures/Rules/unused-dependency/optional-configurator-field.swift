import Pure

// Fields of every type that occurs: optional configurators, metatypes, closures, arrays.

protocol Monitor {
  static func start()
}

enum KeyMonitor: Monitor {
  static func start() {}
}

final class Cell: ConfiguratorModule {
  func configure(dependency: Void, payload: Void) {}
}

final class TableModule: FactoryModule {
  struct Dependency {
    let cellConfigurator: Cell.Configurator?
    let monitor: Monitor.Type
    let makeTitle: (_ row: Int) -> String
    let headers: [Cell]
    let names: [String: Cell]  // want: unused-dependency "names"
    let makeFooter: () -> Cell  // want: unused-dependency "makeFooter"
  }

  private let cellConfigurator: Cell.Configurator?
  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.cellConfigurator = dependency.cellConfigurator
    self.dependency = dependency
    dependency.monitor.start()
  }

  func show(_ cell: Cell, row: Int) -> String {
    cellConfigurator?.configure(cell)
    return dependency.makeTitle(row) + "\(dependency.headers.count)"
  }
}

enum CompositionRoot {
  static func resolve() -> TableModule.Factory {
    TableModule.Factory(
      dependency: .init(
        cellConfigurator: Cell.Configurator(), monitor: KeyMonitor.self,
        makeTitle: { row in "\(row)" }, headers: [Cell()], names: [:], makeFooter: { Cell() }))
  }
}
