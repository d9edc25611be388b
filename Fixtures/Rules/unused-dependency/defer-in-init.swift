import Pure

// `defer` assigns after `super.init`, so that the observer of the property runs.

class Screen {
  init() {}
}

final class FeedReactor {
  func start() {}
}

final class FeedScreen: Screen, FactoryModule {
  struct Dependency {
    let reactor: FeedReactor
    let window: Screen  // want: unused-dependency "FeedScreen.Dependency.window"
  }

  private let window: Screen
  var reactor: FeedReactor? {
    didSet { reactor?.start() }
  }

  init(dependency: Dependency, payload: Void) {
    defer { reactor = dependency.reactor }
    self.window = dependency.window
    super.init()
  }
}

enum CompositionRoot {
  static func resolve() -> FeedScreen.Factory {
    let window = Screen()
    return FeedScreen.Factory(dependency: .init(reactor: FeedReactor(), window: window))
  }
}
