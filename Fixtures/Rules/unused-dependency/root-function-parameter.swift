import Pure

// A parameter of a function that builds a part of the root counts as a dependency.

final class Session {}
final class Settings {}

final class SettingsModule: FactoryModule {
  struct Dependency {
    let settings: Settings
  }
  let settings: Settings
  init(dependency: Dependency, payload: Void) { settings = dependency.settings }
  func reset() { print(settings) }
}

struct SettingsDependency {
  let settingsFactory: SettingsModule.Factory

  static func resolve(
    settings: Settings,
    session: Session,  // want: unused-dependency "session"
    retries _: Int = 3
  ) -> SettingsDependency {
    SettingsDependency(
      settingsFactory: SettingsModule.Factory(dependency: .init(settings: settings)))
  }
}

let dependency = SettingsDependency.resolve(settings: Settings(), session: Session())
let module = dependency.settingsFactory.create()
