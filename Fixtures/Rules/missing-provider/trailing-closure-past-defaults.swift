import Pure

// A trailing closure goes past what cannot be a function, and past what may be left out if something
// behind it may not. It does not compile: the fourth menu has no action.

final class MenuModule: FactoryModule {
  struct Dependency {
    var icon: Int
    var title: String?
    var willOpen: (() -> Void)?
    var action: () -> Void
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() {
    print(dependency.icon, dependency.title ?? "")
    dependency.willOpen?()
    dependency.action()
  }
}

final class ToggleModule: FactoryModule {
  struct Dependency {
    var label = "on"
    var onChange: (() -> Void)?
    var onEnd: (() -> Void)?
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func toggle() {
    print(dependency.label)
    dependency.onChange?()
    dependency.onEnd?()
  }
}

enum CompositionRoot {
  static func menus() -> [MenuModule.Factory] {
    [
      .init(dependency: .init(icon: 1) { print("chosen") }),
      .init(dependency: .init(icon: 2, title: "a") { print("chosen") }),
      .init(dependency: .init(icon: 3, willOpen: { print("opens") }) { print("chosen") }),
      // want@+1: missing-provider "MenuModule.Dependency.action"
      .init(dependency: .init(icon: 4, title: "b")),
    ]
  }

  static func toggles() -> [ToggleModule.Factory] {
    [
      .init(dependency: .init { print("changed") }),
      .init(dependency: .init(label: "off") { print("changed") } onEnd: { print("ended") }),
    ]
  }
}

func open() { print(CompositionRoot.menus(), CompositionRoot.toggles()) }
