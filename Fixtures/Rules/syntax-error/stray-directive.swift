import Pure

/// A directive that belongs to nothing ends no body: what stands behind it is still the body's.

final class Clock {}

final class TimerModule: FactoryModule {
  struct Dependency { let clock: Clock }

  init(dependency: Dependency, payload: Void) {
    #endif  // want: syntax-error "unexpected conditional compilation block terminator"
    print(dependency.clock)
  }
}

struct AppDependency {
  let timer: TimerModule.Factory

  static func resolve() -> AppDependency {
    AppDependency(timer: .init(dependency: .init(clock: Clock())))
  }
}

print(AppDependency.resolve().timer)
