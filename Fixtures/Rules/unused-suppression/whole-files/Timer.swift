final class Timer: FactoryModule {
  struct Dependency { let zone: Zone }  // want: unused-dependency
  init(dependency: Dependency, payload: Void) {}
}

struct AppDependency {
  let clock: Clock.Factory
  let timer: Timer.Factory

  static func resolve(zone: Zone) -> AppDependency {
    AppDependency(
      clock: Clock.Factory(dependency: .init(zone: zone)),
      timer: Timer.Factory(dependency: .init(zone: zone))
    )
  }
}

enum App {
  static func main(zone: Zone) {
    let dependency = AppDependency.resolve(zone: zone)
    print(dependency.clock, dependency.timer)
  }
}
