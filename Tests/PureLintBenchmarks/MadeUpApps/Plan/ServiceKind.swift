/// The services that screens call, named as screens name them.
enum ServiceKind: String, CaseIterable {
  case service, formatter, drafts, rules
  case analytics, settings, session, clock, images, flags, reachability, logger

  /// The type that a feature's screens know a service by.
  func type(in feature: String) -> String {
    switch self {
    case .service: "\(feature)Servicing"
    case .formatter: "\(feature)Formatting"
    case .drafts: "\(feature)DraftStoring"
    case .rules: "\(feature)Validating"
    case .analytics: "AnalyticsTracking"
    case .settings: "SettingsStoring"
    case .session: "SessionProviding"
    case .clock: "TimeKeeping"
    case .images: "ImageLoading"
    case .flags: "FlagReading"
    case .reachability: "ReachabilityChecking"
    case .logger: "Logging"
    }
  }

  /// The class behind the type, of the services that features have of their own.
  func implementation(in feature: String) -> String {
    switch self {
    case .formatter: "\(feature)Formatter"
    case .drafts: "\(feature)DraftStore"
    case .rules: "\(feature)Validator"
    default: "\(feature)Service"
    }
  }

  var isOwn: Bool { [.service, .formatter, .drafts, .rules].contains(self) }
}
