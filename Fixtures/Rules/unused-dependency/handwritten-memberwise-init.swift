import Pure

// The struct's own initialiser fills the fields; that is no read.

public final class Player {
  func play() {}
}

public final class MusicModule: FactoryModule {
  public struct Dependency {
    public let player: Player
    let preview: Player  // want: unused-dependency "MusicModule.Dependency.preview"

    public init(player: Player, preview: Player) {
      self.player = player
      self.preview = preview
    }
  }

  private let player: Player

  public init(dependency: Dependency, payload: Void) {
    player = dependency.player
  }

  func start() { player.play() }
}

enum CompositionRoot {
  static func resolve() -> MusicModule.Factory {
    let player = Player()
    return .init(dependency: .init(player: player, preview: player))
  }
}
