import XCTest

@testable import Ferry

final class TicketTests: XCTestCase {
  func testOffice() {
    let container = TicketContainer(app: AppContainer())
    XCTAssertEqual(container.office.sell(), ["me"])
  }
}
