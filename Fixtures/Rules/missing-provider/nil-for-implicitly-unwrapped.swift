import Pure

// `nil` stands in for a value that is declared with `!`; for an optional it is fair.

final class Player {
  func play() {}
}

final class RadioModule: FactoryModule {
  struct Dependency {
    let player: Player!
    let recorder: Player?
    var tuner: Player! = Player()
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func start() {
    dependency.player.play()
    dependency.recorder?.play()
    dependency.tuner.play()
  }
}

enum CompositionRoot {
  static func resolve() -> RadioModule.Factory {
    RadioModule.Factory(dependency: .init(player: Player(), recorder: nil))
  }

  static func resolveSilent() -> RadioModule.Factory {
    // want@+1: missing-provider "RadioModule.Dependency.player"
    RadioModule.Factory(dependency: .init(player: nil, recorder: Player()))
  }

  static func resolveLeftOut() -> RadioModule.Factory {
    let player: Player? = Player()
    return RadioModule.Factory(dependency: .init(player: player, recorder: nil, tuner: player))
  }
}
