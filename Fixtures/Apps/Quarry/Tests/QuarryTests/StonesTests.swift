import QuarryKit
import Resolver
import XCTest

@testable import Quarry

final class StonesTests: XCTestCase {
  override func setUp() {
    super.setUp()
    let mock = Resolver(child: .main)
    mock.register { StubLoader() as StoneLoading }
    Resolver.root = mock
  }

  override func tearDown() {
    Resolver.root = .main
    super.tearDown()
  }

  func testCounts() {
    XCTAssertEqual(StonesModel().count, 1)
  }
}

private final class StubLoader: StoneLoading {
  func stones() -> [Stone] { [Stone(name: "Chalk", weight: 1)] }
}
