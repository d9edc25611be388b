import Pure

// A message writes a type on one line, and without the `!` that would forgive its lack.

final class Clock {}
final class ArrivalsModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class HomeModule: FactoryModule {
  struct Dependency {
    let arrivals: Pure
      .Factory<
        ArrivalsModule
      >
    let clock: Clock!
    let clocks: [
      String: Clock
    ]
  }
  init(dependency: Dependency, payload: Void) {
    print(dependency.arrivals, dependency.clock!, dependency.clocks)
  }
}

let homes = [
  // want@+1: missing-provider "'Pure.Factory<ArrivalsModule>' required", missing-provider "'[String: Clock]'"
  HomeModule.Factory(dependency: .init(clock: Clock())),
  HomeModule.Factory(
    // want@+1: missing-provider "'Clock' required by 'HomeModule.Dependency.clock'"
    dependency: .init(arrivals: ArrivalsModule.Factory(), clocks: ["utc": Clock()])
  ),
  HomeModule.Factory(
    dependency: .init(
      arrivals: ArrivalsModule.Factory(),
      clock: ArrivalsModule.Factory(),  // want: mismatched-provider "cannot be 'Clock', which"
      clocks: [:]
    )
  ),
]
