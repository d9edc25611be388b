import Clocks
import Pure

@testable import Watch

struct TestDependency {
  let clock: Clock.Factory
  let unread: Zone

  static func resolve() -> TestDependency {
    let zone = Zone()
    return TestDependency(
      // want@+1: missing-provider "Clock.Dependency.calendar"
      clock: .init(dependency: .init(zone: zone, face: zone)),
      unread: zone
    )
  }
}

func testStopwatch() {
  let stopwatch = Stopwatch(dependency: .init(zone: Zone()))
  print(stopwatch, TestDependency.resolve().clock)
}
