import AirwaveKit
import URLNavigator

protocol PlayerType: AnyObject {
  var navigator: NavigatorType? { get set }
  func play(_ episode: Episode)
  func stop()
}

final class Player: PlayerType {
  weak var navigator: NavigatorType?
  private var current: Episode?

  func play(_ episode: Episode) {
    self.current = episode
    self.navigator?.open("airwave://player")
  }

  func stop() {
    self.current = nil
  }
}
