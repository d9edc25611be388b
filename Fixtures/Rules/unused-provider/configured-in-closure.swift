import Pure

// Locals set up by trailing closures, cascades, `with`, and by an immediately applied closure.

class Window {
  var root: Window?
  var name = ""
  func show() {}
}

protocol Then {}
extension Window: Then {}
extension Then where Self: AnyObject {
  func then(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let window: Window
  }
  let window: Window
  init(dependency: Dependency, payload: Void) { window = dependency.window }
  func show() { window.show() }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    let root = Window()
    let names = Window().then { $0.name = "names" }
    let window = Window().then {
      $0.root = root
      $0.name = names.name
    }
    let splash: Window = {
      let splash = Window()
      splash.root = window
      return splash
    }()
    let lonely = Window().then { $0.name = "lonely" }  // want: unused-provider "lonely"
    splash.show()
    return .init(dependency: .init(window: window))
  }
}
