import Resolver
import XCTest

@testable import App

final class FakeClock: Clocking {}

extension Resolver {
  static let trial = Resolver(child: main)

  static func exchange() {
    root = trial
    trial.register { FakeClock() }.implements(Clocking.self)
  }
}

final class TowerTests: XCTestCase {
  @LazyInjected var clock: FakeClock

  func testClock() {
    Resolver.exchange()
    print(clock)
  }
}
