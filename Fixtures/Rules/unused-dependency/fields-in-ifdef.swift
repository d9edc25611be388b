import Pure

// A field that exists in one configuration only, read there; and one declared in both branches.

final class Inspector {
  func open() {}
}

final class MenuModule: FactoryModule {
  struct Dependency {
    #if DEBUG
      let inspector: Inspector
      let console: Inspector  // want: unused-dependency "console"
      let panel: Inspector
    #else
      let panel: Inspector?
    #endif
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func shake() {
    #if DEBUG
      dependency.inspector.open()
    #endif
    open(dependency.panel)
  }

  private func open(_ inspector: Inspector?) { inspector?.open() }
}

enum CompositionRoot {
  static func resolve() -> MenuModule.Factory {
    let inspector = Inspector()
    #if DEBUG
      return MenuModule.Factory(
        dependency: .init(inspector: inspector, console: inspector, panel: inspector))
    #else
      return MenuModule.Factory(dependency: .init(panel: inspector))
    #endif
  }
}
