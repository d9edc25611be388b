import VineyardKit
import XCTest

@testable import Vineyard

final class TreesTests: XCTestCase {
  func testNames() {
    ServiceRegistry.shared.register(TreeStoring.self) { _ in StubTrees() }
    XCTAssertEqual(TreesModel().names(), ["Quince"])
  }
}

private final class StubTrees: TreeStoring {
  func trees() -> [Tree] { [Tree(name: "Quince")] }
}
