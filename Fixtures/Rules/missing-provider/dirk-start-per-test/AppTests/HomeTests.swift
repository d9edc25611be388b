import Dirk
import XCTest

// Each start is a container of its own: what one test registers is not there in another, and is not
// there in the app.

final class HomeTests: XCTestCase {
  override func tearDown() {
    try? Dirk.stop()
  }

  func testClock() throws {
    try Dirk.start {
      Module {
        Factory<Clock> { StubClock() }
      }
    }
    print(try inject(Clock.self))
  }

  func testStub() throws {
    try Dirk.start {
      Module {
        Factory { StubClock() }
      }
    }
    print(try inject(StubClock.self))
    print(try inject(Clock.self))  // want: missing-provider "Clock"
  }
}

struct StubClock: Clock {}
