import TrailKit

/// What the screens of a recording have in common.
class TrackedViewController: UIViewController {
  func track(_ tracker: Tracking) {
    tracker.screen("\(type(of: self))")
  }
}

final class PermissionViewController: TrackedViewController, FactoryModule {
  struct Dependency {
    let tracker: Tracking
  }

  struct Payload {
    let didAllow: () -> Void
  }

  private let payload: Payload

  init(dependency: Dependency, payload: Payload) {
    self.payload = payload
    super.init(nibName: nil, bundle: nil)
    track(dependency.tracker)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let allow = UIButton()
    allow.onTap = payload.didAllow
    view.addSubview(allow)
  }
}

/// The parts that a recorder for cars would share.
class MovementViewController: TrackedViewController, FactoryModule {
  struct Dependency {
    let locator: Locating
    let store: TrackStoring
    let tracker: Tracking
  }

  let dependency: Dependency

  required init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
    track(dependency.tracker)
  }

  func didMove(to position: Position) {}
}

final class RecorderViewController: MovementViewController {
  var didFinish: ((Track) -> Void)?
  private var current = Track(startedAt: Date())

  override func viewDidLoad() {
    super.viewDidLoad()
    dependency.locator.onMove = { [weak self] in self?.didMove(to: $0) }
  }

  override func didMove(to position: Position) {
    current.positions.append(position)
  }

  func finish() {
    dependency.store.add(current)
    didFinish?(current)
  }
}

final class SummaryViewController: TrackedViewController, FactoryModule {
  struct Dependency {
    let formatter: DistanceFormatter
    let tracker: Tracking
  }

  struct Payload {
    let track: Track
  }

  init(dependency: Dependency, payload: Payload) {
    defer { track(dependency.tracker) }
    super.init(nibName: nil, bundle: nil)
    title = dependency.formatter.string(for: Double(payload.track.positions.count))
  }
}
