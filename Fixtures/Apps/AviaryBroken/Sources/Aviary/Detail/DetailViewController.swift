import BirdKit
import UIKit

struct DetailRow {
  let title: String
}

class DetailViewController: UIViewController, SongPlayerDelegate {
  var service: SightingServiceType!
  var images: ImageLoader!
  var player: SongPlayer!
  var progress: SongProgress!
  var store: SongStore!
  var rows: [DetailRow] = []
  private let bird: Bird

  init(bird: Bird) {
    self.bird = bird
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    images.load(bird) { [weak self] _ in self?.title = self?.rows.first?.title }
    store.open()
    player.play()
    progress.update()
  }

  func songDidEnd() {
    service.add(Sighting(bird: bird, date: Date()))
  }
}
