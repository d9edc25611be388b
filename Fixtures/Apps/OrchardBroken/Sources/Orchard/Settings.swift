import ComposableArchitecture

struct Settings: Equatable, Sendable {
  var place: String
  var isQuiet: Bool
}

/// Has no value for the app, and nobody prepares one.
private enum SettingsKey: TestDependencyKey {
  static let testValue = Settings(place: "nowhere", isQuiet: true)
}

extension DependencyValues {
  var settings: Settings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}
