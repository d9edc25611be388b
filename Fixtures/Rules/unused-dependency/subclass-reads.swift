import Pure

// The base declares the dependency, the subclass reads it.

final class Tabs {
  func show() {}
}

class RouterType: FactoryModule {
  struct Dependency {
    let tabs: Tabs
    let sheets: Tabs
    let windows: Tabs  // want: unused-dependency "RouterType.Dependency.windows"
  }

  let dependency: Dependency

  required init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  func start() {}
}

final class Router: RouterType {
  private let sheets: Tabs

  required init(dependency: Dependency, payload: Void) {
    sheets = dependency.sheets
    super.init(dependency: dependency, payload: payload)
  }

  override func start() {
    dependency.tabs.show()
    sheets.show()
  }
}

enum CompositionRoot {
  static func resolve() -> Router {
    let tabs = Tabs()
    return Router(dependency: .init(tabs: tabs, sheets: tabs, windows: tabs))
  }
}
