import Dependencies
import SensorClient
import XCTest

@testable import HarvestFeature

final class HarvestModelTests: XCTestCase {
  func testFillsUpToTheLimit() async throws {
    let model = withDependencies {
      $0.crateLimit = 1
      $0[SensorClient.self] = SensorClient { 7 }
    } operation: {
      HarvestModel()
    }
    try await model.fill()
    try await model.fill()
    XCTAssertEqual(model.crates, [7])
  }

  func testSorts() {
    let model = withDependencies {
      $0.grading.isGood = { $0 > 5 }
    } operation: {
      SortingModel(crates: [3, 8])
    }
    XCTAssertEqual(model.best, 8)
  }
}
