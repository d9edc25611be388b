import Pure

// The customised factory names the module itself, and its result is a superclass.

final class Loader {
  func load() {}
}

class Screen {}

final class DetailScreen: Screen, FactoryModule {
  struct Dependency {
    let loader: Loader
  }
  var loader: Loader!
  var cache: Loader!
  var unread: Loader!

  override init() {}
  required init(dependency: Dependency, payload: Void) { fatalError("from the storyboard") }

  func appear() {
    loader.load()
    cache.load()
  }
}

final class OtherScreen: Screen {
  var cache: Loader!
}

extension Factory where Module == DetailScreen {
  func create() -> Screen {  // want: uninjected-property "cache"
    let screen: DetailScreen = DetailScreen()
    let other = OtherScreen()
    other.cache = dependency.loader
    screen.loader = dependency.loader
    return screen
  }
}

enum CompositionRoot {
  static func resolve() -> DetailScreen.Factory { .init(dependency: .init(loader: Loader())) }
}
