import EasyDi

// What fills an object that is there does not make it, so nobody keeps the filler's object too
// long. What it asks for is kept like anything else.

final class Clock {}
final class Draft {}

final class Player {
  var clock: Clock!
  var draft: Draft!

  init() {
    FillerAssembly.instance().inject(into: self)  // want: captive-dependency "keeps 'draft'"
  }

  func play() {
    print(clock as Clock, draft as Draft)
  }
}

final class FillerAssembly: Assembly {
  func inject(into player: Player) {
    let _: Player = define(scope: .prototype, init: player) {
      $0.clock = self.clock
      $0.draft = self.draft
      return $0
    }
  }

  private var clock: Clock { define(init: Clock()) }
  private var draft: Draft { define(scope: .prototype, init: Draft()) }
}

final class PlayerAssembly: Assembly {
  var player: Player { define(scope: .lazySingleton, init: Player()) }
  var spare: Player { define(init: Player()) }
}

@main
enum Main {
  static func main() {
    let players = PlayerAssembly.instance()
    players.player.play()
    players.spare.play()
    Player().play()
  }
}
