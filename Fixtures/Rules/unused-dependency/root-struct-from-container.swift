import Pure

final class Clock: FactoryModule {
  struct Dependency { let zone: Zone }
  init(dependency: Dependency, payload: Void) { print(dependency.zone) }
}

struct Zone {}

// Nobody is seen to fill it in, but it holds a factory and resolves itself.
struct AppDependency {
  let clock: Clock.Factory
  let zone: Zone  // want: unused-dependency "'zone' of 'AppDependency'"

  static func resolve() -> AppDependency {
    let container = Container()
    container.autoregister(Clock.Factory.self, dependency: Clock.Dependency.init)
    container.autoregister(AppDependency.self, initializer: AppDependency.init)
    return container.resolve()
  }
}

// This one has nothing to do with modules.
struct Settings: Decodable {
  let theme: String

  static func resolve() -> Settings { load() }
}
print(AppDependency.resolve().clock, Settings.resolve())
