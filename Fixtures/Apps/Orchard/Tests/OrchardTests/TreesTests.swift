import OrchardKit
import XCTest

@testable import Orchard

final class TreesTests: XCTestCase {
  func testNames() {
    ServiceRegistry.shared.register(TreeStoring.self) { _ in StubTrees() }
    XCTAssertEqual(TreesModel().names(), ["Quince"])
  }
}

private final class StubTrees: TreeStoring {
  func trees() -> [Tree] { [Tree(name: "Quince")] }
}
