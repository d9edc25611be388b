import Foundation

protocol Logging {
  func log(_ message: @autoclosure () -> String)
}

struct ConsoleLogger: Logging {
  let subsystem: String

  func log(_ message: @autoclosure () -> String) {
    print("[\(self.subsystem)] \(message())")
  }
}

enum AnalyticsEvent {
  case screen(String)
  case purchase(Order.ID, total: Money)
  case search(term: String, results: Int)
}

protocol AnalyticsTracking: AnyObject {
  func track(_ event: AnalyticsEvent)
}

final class AnalyticsTracker: AnalyticsTracking {
  private let networking: Networking
  private let settings: SettingsStoring

  init(networking: Networking, settings: SettingsStoring) {
    self.networking = networking
    self.settings = settings
  }

  func track(_ event: AnalyticsEvent) {
    guard self.settings.sendsStatistics else { return }
    _ = self.networking.data(for: Endpoint(path: "events", method: .post, query: event.query))
  }
}

extension AnalyticsEvent {
  fileprivate var query: [String: String] {
    switch self {
    case .screen(let name): ["screen": name]
    case .purchase(let id, let total): ["order": "\(id)", "total": "\(total.minorUnits)"]
    case .search(let term, let results): ["term": term, "results": "\(results)"]
    }
  }
}

/// Tells the time. Screens take the metatype, so that a preview can stop the clock.
protocol WallClock {
  static var now: Date { get }
}

enum SystemClock: WallClock {
  static var now: Date { Date() }
}

protocol StartupTask {
  func run()
}

final class HapticFeedback {
  private let logger: Logging

  init(logger: Logging) {
    self.logger = logger
  }

  func tap() {
    self.logger.log("tap")
  }
}

struct CrashReportTask: StartupTask {
  let logger: Logging

  func run() {
    self.logger.log("crash reports are on")
  }
}

struct CartReminderTask: StartupTask {
  let cart: CartServicing
  let settings: SettingsStoring
  let push: PushServicing

  func run() {
    guard self.settings.remindsOfCart, !self.cart.items.value.isEmpty else { return }
    self.push.schedule("Your books are waiting")
  }
}
