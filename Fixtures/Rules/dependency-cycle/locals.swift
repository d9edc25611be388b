import Pure

// Locals of one function that need each other cannot be compiled, however deferred the hop is.
// It does not compile, which is the point.

final class Monitor {
  init(refresher: Refresher) {}
}

final class Refresher {
  init(monitor: () -> Monitor) {}
}

final class SessionModule: FactoryModule {
  struct Dependency {
    let monitor: Monitor
    let refresher: Refresher
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func start() { print(dependency.monitor, dependency.refresher) }
}

enum CompositionRoot {
  static func resolve() -> SessionModule.Factory {
    let monitor = Monitor(refresher: refresher)  // want: dependency-cycle "monitor"
    let refresher = Refresher(monitor: { monitor })
    return .init(dependency: .init(monitor: monitor, refresher: refresher))
  }

  static func resolveInOrder() -> SessionModule.Factory {
    let outer = Refresher(monitor: { fatalError("no monitor yet") })
    let monitor = Monitor(refresher: outer)
    let refresher = Refresher(monitor: { monitor })
    return .init(dependency: .init(monitor: monitor, refresher: refresher))
  }
}
