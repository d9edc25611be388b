import Pure
import UIKit

// Properties that are set by others: the module's own methods, an outlet, a caller, a default.
// It does not compile without UIKit.

final class Player {
  func play() {}
}

final class SongScreen: FactoryModule {
  struct Dependency {
    let player: Player
  }

  @IBOutlet private weak var label: UILabel!
  var player: Player!
  var prepared: Player!
  var preset: Player! = Player()
  var handed: Player!
  var checked: Player!
  var keyed: Player!

  init() { prepare() }
  init(dependency: Dependency, payload: Void) { fatalError("from the factory") }

  private func prepare() { prepared = Player() }

  func appear() {
    label.text = "song"
    player.play()
    prepared.play()
    preset.play()
    handed.play()
    keyed.play()
    if checked != nil { checked.play() }
  }
}

extension Factory where Module == SongScreen {
  func create() -> SongScreen {
    let screen = SongScreen()
    inject(dependency.player, into: screen)
    screen[keyPath: \.keyed] = dependency.player
    return screen
  }

  private func inject(_ player: Player, into screen: SongScreen) { screen.player = player }
}

enum CompositionRoot {
  static func resolve() -> SongScreen.Factory { .init(dependency: .init(player: Player())) }

  static func start() -> SongScreen {
    let screen = resolve().create()
    screen.handed = Player()
    return screen
  }
}
