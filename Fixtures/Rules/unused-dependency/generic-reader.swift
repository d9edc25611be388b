import Pure

// Read in a generic function and in a protocol's extension, through a requirement.

final class Tracker {
  func track() {}
}

protocol Tracking {
  var tracker: Tracker { get }
}

extension Tracking {
  func trackOnce() { tracker.track() }
}

protocol Screen {
  associatedtype Needs: Tracking
  var dependency: Needs { get }
}

extension Screen {
  func appear() { dependency.trackOnce() }
}

final class StatsModule: FactoryModule, Screen {
  struct Dependency: Tracking {
    let tracker: Tracker
    let backup: Tracker  // want: unused-dependency "StatsModule.Dependency.backup"
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
}

func start<Module: Screen>(_ module: Module) { module.dependency.tracker.track() }

final class ReportModule: FactoryModule, Screen {
  struct Dependency: Tracking {
    let tracker: Tracker
    let backup: Tracker  // want: unused-dependency "ReportModule.Dependency.backup"
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
}

enum CompositionRoot {
  static func resolve() {
    let tracker = Tracker()
    StatsModule(dependency: .init(tracker: tracker, backup: tracker)).appear()
    start(ReportModule(dependency: .init(tracker: tracker, backup: tracker)))
  }
}
