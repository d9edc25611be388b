import Pure

// A `!` property that is only handled as an optional may stay empty; and delegates are set by
// whoever shows the screen.

protocol ListDelegate: AnyObject {
  func done()
}

final class Loader {
  func load() {}
}

final class ListScreen: FactoryModule {
  struct Dependency {
    let loader: Loader
  }
  var loader: Loader!
  var chained: Loader!
  var bound: Loader!
  var compared: Loader!
  var passed: Loader!
  var plain: Loader!
  weak var delegate: ListDelegate!

  init() {}
  init(dependency: Dependency, payload: Void) { fatalError("from the factory") }

  func appear() {
    loader.load()
    chained?.load()
    if let bound { bound.load() }
    guard compared != nil else { return }
    accept(passed)
    delegate?.done()
    plain.load()
  }

  private func accept(_ loader: Loader?) { loader?.load() }
}

extension Factory where Module == ListScreen {
  func create() -> ListScreen {  // want: uninjected-property "plain"
    let screen = ListScreen()
    screen.loader = dependency.loader
    return screen
  }
}

final class ShortScreen: FactoryModule {
  struct Dependency {
    let loader: Loader
  }
  var loader: Loader!
  init() {}
  init(dependency: Dependency, payload: Void) { fatalError("from the factory") }
  func appear() { loader.load() }
}

extension Factory where Module == ShortScreen {
  func create() -> ShortScreen { finish(ShortScreen()) }

  func createTwice() -> [ShortScreen] { [create(), create()] }

  private func finish(_ screen: ShortScreen) -> ShortScreen {
    screen.loader = dependency.loader
    return screen
  }
}

enum CompositionRoot {
  static func resolve() -> (ListScreen.Factory, ShortScreen.Factory) {
    let loader = Loader()
    return (.init(dependency: .init(loader: loader)), .init(dependency: .init(loader: loader)))
  }
}
