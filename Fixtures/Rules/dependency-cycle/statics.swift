import Pure

// Static members are built on first use and wait for themselves: a deadlock at launch.

final class Bus {
  init(log: Log) {}
}

final class Log {
  init(bus: Bus) {}
}

final class Config {}

final class TraceModule: FactoryModule {
  struct Dependency {
    let bus: Bus
    let config: Config
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func trace() { print(dependency.bus, dependency.config) }
}

enum CompositionRoot {
  private static let config = Config()
  private static let bus: Bus = Bus(log: log)  // want: dependency-cycle "'bus' -> 'log'"
  private static let log: Log = Log(bus: CompositionRoot.bus)

  static let traceFactory = TraceModule.Factory(dependency: .init(bus: bus, config: config))
}

let module = CompositionRoot.traceFactory.create()
