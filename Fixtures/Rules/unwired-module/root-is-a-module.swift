import Pure

// The root is a factory module itself; it builds itself in its own `resolve`.

final class Window {
  func show() {}
}

final class FlowModule: FactoryModule {
  struct Dependency {
    let window: Window
  }
  let window: Window
  init(dependency: Dependency, payload: Void) { window = dependency.window }
  func start() { window.show() }
}

final class LostModule: FactoryModule {  // want: unwired-module "LostModule"
  init(dependency: Void, payload: Void) {}
}

final class CompositionRoot: FactoryModule {
  struct Dependency {
    let window: Window
    let coordinator: Window
  }

  let dependency: Dependency

  init(dependency: Dependency, payload: Void) { self.dependency = dependency }

  lazy var flowFactory = FlowModule.Factory(dependency: .init(window: self.dependency.window))

  static func resolve() -> CompositionRoot {
    let window = Window()
    return CompositionRoot(dependency: .init(window: window, coordinator: window))
  }
}

final class AppDelegate {
  let root = CompositionRoot.resolve()
  func launch() {
    root.dependency.coordinator.show()
    root.flowFactory.create().start()
  }
}
