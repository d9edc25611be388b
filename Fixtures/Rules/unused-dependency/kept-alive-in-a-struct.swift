import Combine
import Foundation

// What a struct of services makes for itself and only keeps may do its work alone.

final class Tracker { func note() {} }

final class Watcher {
  private let tracker: Tracker
  private var subscriptions: Set<AnyCancellable> = []

  init(tracker: Tracker) {
    self.tracker = tracker
    NotificationCenter.default.publisher(for: Notification.Name("opened"))
      .sink { [weak self] _ in self?.tracker.note() }
      .store(in: &subscriptions)
  }
}

final class Lamp {}

final class Screen {
  private let tracker: Tracker
  init(tracker: Tracker) { self.tracker = tracker }
  func show() { tracker.note() }
}

struct Services {
  static let shared = Services()
  let tracker: Tracker
  private let watcher: Watcher
  private let lamp: Lamp  // want: unused-dependency "'lamp' of 'Services' is set but never read"

  private init() {
    tracker = Tracker()
    watcher = Watcher(tracker: tracker)
    lamp = Lamp()
  }

  func show() { Screen(tracker: tracker).show() }
}

@main
enum Main {
  static func main() { Services.shared.show() }
}
