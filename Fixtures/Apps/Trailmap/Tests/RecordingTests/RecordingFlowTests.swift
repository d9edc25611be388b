import TrailKit
import TrailTesting
import XCTest

@testable import Recording

final class RecordingFlowTests: XCTestCase {
  func testAsksForPermissionFirst() {
    StubLocator.isAuthorized = false
    let flow = RecordingFlow.Factory.dummy().create()
    XCTAssertEqual(flow.navigation.viewControllers.count, 1)
  }

  func testRecordsAtOnceWhenAllowed() {
    StubLocator.isAuthorized = true
    let store = TrackStore()
    let recorder = RecorderViewController(
      dependency: .init(locator: StubLocator(), store: store, tracker: StubTracker()),
      payload: ()
    )
    recorder.finish()
    XCTAssertEqual(store.tracks.count, 1)
  }
}

extension Factory where Module == RecordingFlow {
  static func dummy() -> Factory {
    .init(
      dependency: .init(
        permission: .dummy(),
        recorder: .stub(),
        summary: .stub(),
        locatorType: StubLocator.self
      )
    )
  }
}

extension Factory where Module == PermissionViewController {
  static func dummy() -> Factory {
    .init(dependency: .init(tracker: StubTracker()))
  }
}
