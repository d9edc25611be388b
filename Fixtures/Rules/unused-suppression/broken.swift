// Where something is not Swift, nobody knows what a comment is there for.

struct Zone {}

final class Clock: FactoryModule {
  struct Dependency {
    // purelint:ignore unused-dependency: the function below may read it
    let zone: Zone
  }
  init(dependency: Dependency, payload: Void) { print(dependency.zone) }
  func tick() { let = 1 }  // want: syntax-error
}

// purelint:ignore unwired-modul: what is misspelt is so all the same
struct AppDependency {
  static func resolve(zone: Zone) -> Clock.Factory {
    Clock.Factory(dependency: .init(zone: zone))
  }
}
// want@-6: unused-suppression
