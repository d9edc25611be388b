import BirdKit

protocol Recommending {
  func next() -> Bird?
}

struct AlphabeticalRecommender: Recommending {
  let birds: [Bird]

  func next() -> Bird? { birds.min { $0.name < $1.name } }
}

final class NearbyRecommender: Recommending {
  private let tracker: LocationTracker
  private let birds: [Bird]

  init(tracker: LocationTracker, birds: [Bird]) {
    self.tracker = tracker
    self.birds = birds
  }

  func next() -> Bird? { birds.first { $0.name.hasPrefix(tracker.region) } }
}
