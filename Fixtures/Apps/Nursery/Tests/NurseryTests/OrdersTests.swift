import FactoryKit
import NurseryKit
import XCTest

@testable import Nursery

final class OrdersTests: XCTestCase {
  override func tearDown() {
    Container.shared.reset()
    super.tearDown()
  }

  func testPays() {
    let cashier = StubCashier()
    Container.shared.cashier.register { cashier }
    OrdersModel().order()
    XCTAssertEqual(cashier.cents, 130)
  }
}

private final class StubCashier: Cashing {
  private(set) var cents = 0

  func pay(_ cents: Int) {
    self.cents += cents
  }
}
