import BirdKit
import UIKit

protocol FeedViewInput: AnyObject {
  func show(_ sightings: [Sighting])
}

protocol Alerting: AnyObject {
  func alert(_ text: String)
}

/// Comes from a storyboard, so it asks for what it needs itself.
final class FeedViewController: UIViewController, FeedViewInput, Alerting {
  var output: FeedPresenter!
  var images: ImageLoader?

  override func viewDidLoad() {
    FeedAssembly.instance().inject(into: self)
    super.viewDidLoad()
    output.start()
  }

  func show(_ sightings: [Sighting]) {
    title = "\(sightings.count)"
    for sighting in sightings { images?.load(sighting.bird) { _ in } }
  }

  func alert(_ text: String) {
    title = text
  }
}
