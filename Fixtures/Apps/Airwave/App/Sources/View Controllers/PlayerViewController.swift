import AirwaveKit
import Pure
import UIKit

/// 재생 화면. 스토리보드에 그려져 있다.
final class PlayerViewController: UIViewController, FactoryModule {
  struct Dependency {
    let storyboard: UIStoryboard
    let player: PlayerType
    let queue: QueueRepository
  }

  struct Payload {
    let episode: Episode
  }

  var player: PlayerType!
  var queue: QueueRepository!
  var episode: Episode!

  convenience init(dependency: Dependency, payload: Payload) {
    fatalError("loaded from the storyboard")
  }

  static func loadFromStoryboard(_ storyboard: UIStoryboard) -> PlayerViewController {
    storyboard.instantiateInitialViewController() as! PlayerViewController
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.title = self.episode.title
    self.player.play(self.episode)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let queueViewController = segue.destination as? QueueViewController else { return }
    queueViewController.episodes = self.queue.episodes
  }

  func playLater() {
    self.queue.add(self.episode)
    self.dismiss(animated: true)
  }
}

final class QueueViewController: UIViewController {
  var episodes: [Episode]!

  override func viewDidLoad() {
    super.viewDidLoad()
    self.title = "\(self.episodes.count)"
  }
}

extension Factory where Module == PlayerViewController {
  func create(payload: Module.Payload) -> Module {
    let viewController = Module.loadFromStoryboard(self.dependency.storyboard)
    viewController.player = dependency.player
    viewController.queue = dependency.queue
    viewController.episode = payload.episode
    return viewController
  }
}
