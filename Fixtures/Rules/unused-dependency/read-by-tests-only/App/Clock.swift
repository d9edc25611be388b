import Pure

// What only a test reads is of no use to the app.

struct Zone {}

final class Clock: FactoryModule {
  struct Dependency {
    let zone: Zone
    let calendar: Zone  // want: unused-dependency "is never read outside tests"
    let face: Zone  // want: unused-dependency "is never read"
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.zone) }
}

enum CompositionRoot {
  static func resolve() -> Clock.Factory {
    let zone = Zone()
    return .init(dependency: .init(zone: zone, calendar: zone, face: zone))
  }
}

CompositionRoot.resolve().create().show()
