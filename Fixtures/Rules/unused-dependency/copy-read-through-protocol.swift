import Pure

// The copy satisfies a protocol's requirement, by which others read it.

final class Player {
  func play() {}
}

protocol HasPlayer: AnyObject {
  var player: Player { get }
}

final class RadioModule: FactoryModule, HasPlayer {
  struct Dependency {
    let player: Player
    let backupPlayer: Player  // want: unused-dependency "backupPlayer"
  }

  let player: Player
  let backupPlayer: Player

  init(dependency: Dependency, payload: Void) {
    player = dependency.player
    backupPlayer = dependency.backupPlayer
  }
}

final class Remote {
  weak var target: HasPlayer?
  func press() { target?.player.play() }
}

enum CompositionRoot {
  static func resolve() -> Remote {
    let remote = Remote()
    let player = Player()
    remote.target = RadioModule(dependency: .init(player: player, backupPlayer: player))
    return remote
  }
}
