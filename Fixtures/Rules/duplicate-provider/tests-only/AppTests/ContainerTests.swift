import Swinject
import XCTest

// A test may replace what it has registered. It does not compile without the libraries.

final class ContainerTests: XCTestCase {
  func testTheLaterRegistrationWins() {
    let container = Container()
    container.register(Int.self) { _ in 1 }
    container.register(Int.self) { _ in 2 }
    XCTAssertEqual(container.resolve(Int.self), 2)
  }
}
