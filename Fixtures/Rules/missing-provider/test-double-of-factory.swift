import Pure

// A stub factory without a dependency is no wiring; stubs for metatypes and closures fit.
// It does not compile: the last wiring has nothing for `monitor`.

protocol Monitor {
  static func start()
}

enum StubMonitor: Monitor {
  static func start() {}
}

final class Popover {}

final class PopoverModule: FactoryModule {
  struct Dependency {
    let monitor: Monitor.Type
    let popoverFactory: () -> Popover
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() {
    dependency.monitor.start()
    print(dependency.popoverFactory())
  }
}

final class StubFactory<Module: FactoryModule>: Factory<Module> {
  private let closure: () -> Module
  init(_ closure: @escaping () -> Module) {
    self.closure = closure
    super.init(dependency: (nil as Module.Dependency?)!)
  }
  override func create(payload: Module.Payload) -> Module { closure() }
}

extension Factory where Module == PopoverModule {
  static func dummy() -> Factory {
    .init(dependency: .init(monitor: StubMonitor.self, popoverFactory: Popover.init))
  }
}

enum CompositionRoot {
  static func resolve() -> [PopoverModule.Factory] {
    [
      .dummy(), StubFactory { PopoverModule.Factory.dummy().create() },
      // want@+1: missing-provider "PopoverModule.Dependency.monitor"
      .init(dependency: .init(popoverFactory: { Popover() })),
    ]
  }
}
