import BirdKit
import EasyDi

/// Opens a bird that somebody sent.
final class BirdLink {
  func open(_ bird: Bird) {
    FeedAssembly.instance().router.open(bird)
  }
}
