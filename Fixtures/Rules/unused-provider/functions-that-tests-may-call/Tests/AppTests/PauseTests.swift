import Combine
import XCTest

@testable import App

final class PauseTests: XCTestCase {
  var publisher = Just(1).setFailureType(to: Error.self)

  /// Nothing in sight tells what `retry` takes.
  func testRetry() {
    publisher.retry(5, delay: .growing(), scheduler: DispatchQueue.main)
  }
}
