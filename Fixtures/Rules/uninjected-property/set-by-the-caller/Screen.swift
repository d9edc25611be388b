import Pure

final class Loader {
  func load() {}
}

final class PickerScreen: FactoryModule {
  struct Dependency {
    let loader: Loader
  }
  var loader: Loader!
  var callback: ((Int) -> Void)!
  var theme: Loader!
  init() {}
  init(dependency: Dependency, payload: Void) { fatalError("from the factory") }

  func pick() {
    loader.load()
    theme.load()
    callback(1)
  }
}

extension Factory where Module == PickerScreen {
  func create() -> PickerScreen {  // want: uninjected-property "theme"
    let screen = PickerScreen()
    screen.loader = dependency.loader
    return screen
  }
}

enum CompositionRoot {
  static func resolve() -> PickerScreen.Factory { .init(dependency: .init(loader: Loader())) }
}
