import XCTest

@testable import Cellar

final class ShelfTests: XCTestCase {
  func testBottles() {
    let component = AppComponent()
    component.mutableShelf.fill()
    XCTAssertEqual(component.shelf.bottles.count, 2)
  }
}
