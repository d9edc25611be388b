import Pure

// An optional that is force-unwrapped has to be set; one that is handled as optional has not.

final class Player {
  func play() {}
}

final class RadioScreen: FactoryModule {
  struct Dependency {
    let player: Player
  }

  var player: Player?
  var recorder: Player?
  var tuner: Player?

  init() {}
  init(dependency: Dependency, payload: Void) { fatalError("from the factory") }

  func appear() {
    player!.play()
    recorder!.play()
    tuner?.play()
    if let tuner { tuner.play() }
  }
}

extension Factory where Module == RadioScreen {
  func create() -> RadioScreen {  // want: uninjected-property "recorder"
    let screen = RadioScreen()
    screen.player = self.dependency.player
    return screen
  }
}

enum CompositionRoot {
  static func resolve() -> RadioScreen.Factory { .init(dependency: .init(player: Player())) }
}
