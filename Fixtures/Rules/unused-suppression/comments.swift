import Pure

// A suppression that has something to suppress, and two that have not.

final class Window {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let window: Window  // purelint:ignore unused-dependency
    // purelint:ignore unused-dependency
    let screen: Window
    // want@+1: unused-suppression "unused-dependency"
    let title: String  // purelint:ignore unused-dependency
  }
  let title: String
  init(dependency: Dependency, payload: Void) { title = dependency.title }
  func show() { print(title, "// purelint:ignore unused-provider") }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    // want@+1: unused-suppression "unused-provider"
    // purelint:ignore unused-provider
    let window = Window()
    return .init(dependency: .init(window: window, screen: window, title: "home"))
  }
}
