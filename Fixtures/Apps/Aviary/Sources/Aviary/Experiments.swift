import EasyDi

/// Replaces what an experiment is about.
final class ExperimentsAssembly: Assembly {
  lazy var services: ServiceAssembly = self.context.assembly()

  var recommender: Recommending {
    return define(
      init: NearbyRecommender(tracker: self.services.tracker, birds: self.services.birds)
    )
  }

  func activate(_ isActive: Bool) {
    if isActive {
      services.addSubstitution(for: "recommender") { return self.recommender }
    } else {
      services.removeSubstitution(for: "recommender")
    }
  }
}
