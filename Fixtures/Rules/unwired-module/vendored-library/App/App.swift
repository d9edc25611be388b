final class ClockModule: FactoryModule {
  struct Dependency {
    let zone: String
    let city: String  // want: unused-dependency "ClockModule.Dependency.city"
  }
  let zone: String
  init(dependency: Dependency, payload: Void) { zone = dependency.zone }
  func show() { print(zone) }
}

final class WatchModule: FactoryModule {  // want: unwired-module "WatchModule"
  init(dependency: Void, payload: Void) {}
}

enum CompositionRoot {
  static func resolve() -> ClockModule.Factory {
    ClockModule.Factory(dependency: .init(zone: "UTC", city: "Reykjavik"))
  }
}
