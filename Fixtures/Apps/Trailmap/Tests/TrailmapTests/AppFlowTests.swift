import Profile
import Recording
import RouteList
import TrailKit
import TrailTesting
import XCTest

@testable import Trailmap

final class AppFlowTests: XCTestCase {
  func testStartsWithTheRoutes() {
    let dependency = UITestRoot.resolve()
    let flow = dependency.flow.create(payload: .init(hiker: dependency.hiker))
    XCTAssertEqual(flow.navigation.viewControllers.count, 1)
  }
}

/// Has the name of a screen of the app, and nothing else in common with it.
private final class HomeViewController: UIViewController, FactoryModule {
  struct Dependency {
    let tracker: Tracking
  }

  init(dependency: Dependency, payload: Void) {
    super.init(nibName: nil, bundle: nil)
    dependency.tracker.screen("home")
  }
}

final class HomeStandInTests: XCTestCase {
  func testTracksItself() {
    let tracker = StubTracker()
    let home = HomeViewController.Factory(dependency: .init(tracker: tracker)).create()
    XCTAssertNil(home.title)
    XCTAssertEqual(tracker.screens, ["home"])
  }
}
