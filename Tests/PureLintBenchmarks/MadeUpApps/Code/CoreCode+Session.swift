extension CoreCode {
  static let session = SourceFile(
    "Core/Session.swift",
    #"""
    import Foundation

    protocol SessionProviding: AnyObject {
      var user: User? { get }
      var isSignedIn: Bool { get }
      func signOut()
    }

    final class SessionStore: SessionProviding {
      private let tokens: TokenStoring
      private let settings: SettingsStoring

      init(tokens: TokenStoring, settings: SettingsStoring) {
        self.tokens = tokens
        self.settings = settings
      }

      var isSignedIn: Bool { tokens.token != nil }

      var user: User? {
        guard isSignedIn, let name = settings.text(for: "user") else { return nil }
        return User(id: name.count, name: name)
      }

      func signOut() {
        tokens.token = nil
        settings.set(nil, for: "user")
      }
    }

    protocol FlagReading: AnyObject {
      func isOn(_ flag: String) -> Bool
    }

    final class FeatureFlags: FlagReading {
      private let settings: SettingsStoring
      private let session: SessionProviding

      init(settings: SettingsStoring, session: SessionProviding) {
        self.settings = settings
        self.session = session
      }

      func isOn(_ flag: String) -> Bool {
        let value = settings.text(for: "flag.\(flag)")
        return value == "on" || value == session.user?.name
      }
    }
    """#
  )

  static let tracking = SourceFile(
    "Core/Tracking.swift",
    #"""
    import Foundation

    protocol TimeKeeping: AnyObject {
      var now: Date { get }
    }

    final class SystemClock: TimeKeeping {
      var now: Date { Date() }
    }

    protocol AnalyticsTracking: AnyObject {
      func track(_ event: String, _ values: [String: String])
    }

    final class AnalyticsTracker: AnalyticsTracking {
      private let networking: Networking
      private let clock: TimeKeeping

      init(networking: Networking, clock: TimeKeeping) {
        self.networking = networking
        self.clock = clock
      }

      func track(_ event: String, _ values: [String: String]) {
        var values = values
        values["event"] = event
        values["at"] = "\(clock.now.timeIntervalSince1970)"
        try? networking.send(values, to: "events")
      }
    }

    protocol ReachabilityChecking: AnyObject {
      var isOnline: Bool { get }
    }

    final class Reachability: ReachabilityChecking {
      private let logger: Logging
      private let clock: TimeKeeping
      private var checked: Date?

      init(logger: Logging, clock: TimeKeeping) {
        self.logger = logger
        self.clock = clock
      }

      var isOnline: Bool {
        defer { checked = clock.now }
        if checked == nil { logger.log("first check") }
        return true
      }
    }
    """#
  )

  static let router = SourceFile(
    "Core/Router.swift",
    """
    import Foundation

    /// Makes screens by name.
    final class Router<Screen> {
      private let routes: [String: () -> Screen]

      init(routes: [String: () -> Screen]) {
        self.routes = routes
      }

      var names: [String] { routes.keys.sorted() }

      func screen(named name: String) -> Screen? { routes[name]?() }
    }
    """
  )
}
