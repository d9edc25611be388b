import BirdKit
import EasyDi
import UIKit

final class DetailAssembly: Assembly {
  lazy var services: ServiceAssembly = self.context.assembly()

  func detail(of bird: Bird) -> DetailViewController {
    define(key: "detail \(bird.id)", init: DetailViewController(bird: bird)) {
      $0.service = self.services.sightings
      $0.images = self.services.imageLoader
      $0.player = self.songPlayer(for: bird)
      $0.player.delegate = $0
      $0.rows = ["Size", "Song"].map { self.row(title: $0) }
      return $0
    }
  }

  private func songPlayer(for bird: Bird) -> SongPlayer {
    let file = "\(bird.id).m4a"
    return define(key: "player", init: SongPlayer(file: file)) {
      $0.progress = self.progress
      $0.recorder = self.recorder
      return $0
    }
  }

  private var progress: SongProgress {
    define(init: SongProgress()) {
      $0.player = self.player
      return $0
    }
  }

  private var player: SongPlayer { definePlaceholder(key: "player") }

  private var recorder: SongRecorder! { define(init: SongRecorder()) }

  private func row(title: String) -> DetailRow {
    define(scope: .prototype, init: DetailRow(title: title), inject: nil)
  }
}
