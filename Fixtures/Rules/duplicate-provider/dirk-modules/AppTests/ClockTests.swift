import Dirk
import XCTest

final class ClockTests: XCTestCase {
  func testClock() throws {
    try Dirk.start {
      ClockModule()
      Module {
        Factory { Clock() }
      }
    }
    try Dirk.stop()
  }
}
