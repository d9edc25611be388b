import Pure
import XCTest

final class TestedModuleTests: XCTestCase {
  func testBuilds() {
    _ = TestedModule(dependency: .init(bulb: "a", shade: "b"), payload: ())
  }
}
