// rules: hidden-dependency
import Pure

// A module that reaches for a singleton hides a need; a root that hands one out does not.

final class Tracker {
  nonisolated(unsafe) static let shared = Tracker()
  static let name = "tracker"
  static func make() -> Tracker { Tracker() }
  func track() {}
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let tracker: Tracker
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func appear() {
    dependency.tracker.track()
    Tracker.shared.track()  // want: hidden-dependency "Tracker"
    print(Tracker.name, Tracker.make())
  }
}

enum CompositionRoot {
  static func resolve() -> HomeModule.Factory {
    .init(dependency: .init(tracker: .shared))
  }
}
