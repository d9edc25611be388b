import Pure

// A field of the same name that is read in another module says nothing about this one.

final class Window {
  func show() {}
}

final class FlowModule: FactoryModule {
  struct Dependency {
    let window: Window
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func start() { dependency.window.show() }
}

final class DetailModule: FactoryModule {
  struct Dependency {
    let window: Window  // want: unused-dependency "DetailModule.Dependency.window"
    let flow: FlowModule
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func start() {
    dependency.flow.start()
    dependency.flow.dependency.window.show()
    // dependency.window.show()
    /* self.dependency.window.show() /* nested */ dependency.window */
    print("dependency.window", #"\(dependency.window)"#)
  }
}

enum CompositionRoot {
  static func resolve() -> DetailModule {
    let window = Window()
    let flow = FlowModule(dependency: .init(window: window))
    return DetailModule(dependency: .init(window: window, flow: flow))
  }
}
