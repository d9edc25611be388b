import Pure

// A customised factory builds the screen and sets its properties; one of them is forgotten.

final class Loader {
  func load() {}
}

class Screen {}

struct Storyboard {
  func instantiate() -> Screen { DetailScreen() }
}

final class DetailScreen: Screen, FactoryModule {
  struct Dependency {
    let storyboard: Storyboard
    let loader: Loader
  }
  struct Payload {
    let title: String
  }

  var loader: Loader!
  var cache: Loader!
  var title: String!
  var subtitle: String?
  var spare: Loader!

  override init() {}
  required init(dependency: Dependency, payload: Payload) { fatalError("from the storyboard") }

  func appear() {
    loader.load()
    cache.load()
    print(title.count, subtitle ?? "none")
  }
}

extension Factory where Module == DetailScreen {
  // want@+1: uninjected-property "cache"
  func create(payload: Module.Payload) -> DetailScreen {
    let screen = dependency.storyboard.instantiate() as! Module
    screen.loader = dependency.loader
    screen.title = payload.title
    return screen
  }
}

enum CompositionRoot {
  static func resolve() -> DetailScreen.Factory {
    .init(dependency: .init(storyboard: Storyboard(), loader: Loader()))
  }
}
