// `#selector` and `#keyPath` name a member and do not ask it for its value, nor does a key path: a constant
// made of the name needs nothing.

import Foundation

final class Player: NSObject {
  private static let path: String = #keyPath(shownVolume)
  private static let volumePath: KeyPath<Player, Int> = \.firstVolume
  private static let isPrepared: Bool = {
    print(#selector(getter: volume))
    return true
  }()
  // The closure is called.
  private static let isReady: Bool = { Player().readyVolume > 0 }()

  @objc var shownVolume: Any? { value(forKey: Player.path) }
  var firstVolume: Int { Player.volumePath.hashValue }
  @objc dynamic var volume: Int { Player.isPrepared ? 1 : 0 }
  var readyVolume: Int { Player.isReady ? 1 : 0 }  // want: dependency-cycle "isReady"
}

let player = Player()
print(player.volume, player.firstVolume, player.shownVolume as Any, player.readyVolume)
