/// What all areas use, the same in every app.
enum CoreCode {
  static let files = [models, storing, networking, session, tracking, router]

  /// The services in the order in which they can be built, by their names, with what each needs.
  static let services = [
    CoreService("logger", "Logging", "ConsoleLogger", []),
    CoreService("storage", "Storing", "FileStorage", ["logger"]),
    CoreService("tokens", "TokenStoring", "TokenStore", ["storage"]),
    CoreService("clock", "TimeKeeping", "SystemClock", []),
    CoreService("networking", "Networking", "HTTPNetworking", ["tokens", "logger"]),
    CoreService("settings", "SettingsStoring", "SettingsStore", ["storage"]),
    CoreService("session", "SessionProviding", "SessionStore", ["tokens", "settings"]),
    CoreService("flags", "FlagReading", "FeatureFlags", ["settings", "session"]),
    CoreService("reachability", "ReachabilityChecking", "Reachability", ["logger", "clock"]),
    CoreService("analytics", "AnalyticsTracking", "AnalyticsTracker", ["networking", "clock"]),
    CoreService("images", "ImageLoading", "ImageLoader", ["networking", "storage"]),
  ]

  static func type(of service: String) -> String {
    services.first { $0.name == service }?.type ?? service
  }
}

/// A service that all areas use.
struct CoreService {
  let name: String
  let type: String
  let implementation: String
  let needs: [String]

  fileprivate init(_ name: String, _ type: String, _ implementation: String, _ needs: [String]) {
    self.name = name
    self.type = type
    self.implementation = implementation
    self.needs = needs
  }

  /// The call that builds it, on lines moved to the right by `width` behind its first.
  func construction(indentedBy width: Int = 0, _ value: (String) -> String) -> String {
    "\(implementation)(\(needs.map { "\($0): \(value($0))" }.list(indentedBy: width)))"
  }
}
