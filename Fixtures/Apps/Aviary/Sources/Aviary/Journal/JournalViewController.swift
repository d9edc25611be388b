import BirdKit
import UIKit

protocol JournalView: AnyObject {
  func show(_ lines: [String])
}

final class JournalPresenter {
  weak var view: JournalView?
  var tracker: LocationTracker!
  private let service: SightingServiceType
  private var watched: Set<Bird> = []

  init(service: SightingServiceType) {
    self.service = service
  }

  func watch(_ bird: Bird) {
    watched.insert(bird)
  }

  func load() {
    tracker.update()
    service.sightings { [weak self] sightings in
      guard let self else { return }
      self.view?.show(sightings.filter { self.watched.contains($0.bird) }.map(\.bird.name))
    }
  }
}

final class JournalViewController: UIViewController, JournalView {
  var presenter: JournalPresenter!

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.load()
  }

  func show(_ lines: [String]) {
    title = lines.joined(separator: ", ")
  }
}
