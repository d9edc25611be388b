import AirwaveKit
import Pure
import ReactorKit
import UIKit
import XCTest

@testable import Airwave

final class ShowTests: XCTestCase {
  func testShowsItsTitle() {
    let reactor = createReactor(show: .init(code: "a", title: "A"))
    XCTAssertEqual(reactor.currentState.title, "A (news)")
  }

  func testOpensTheShow() {
    let list = ShowListViewController(
      dependency: .stub(showFactory: .dummy()),
      payload: .init(reactor: .dummy())
    )
    XCTAssertNil(list.title)
  }

  func testStopsThePlayer() {
    let player = StubPlayer()
    let delegate = AppDelegate(dependency: .stub(player: player), payload: ())
    delegate.applicationWillTerminate(.shared)
    XCTAssertTrue(player.isStopped)
  }

  private func createReactor(
    dependency: ShowViewReactor.Dependency = .stub(),
    show: Show
  ) -> ShowViewReactor {
    ShowViewReactor(dependency: dependency, payload: .init(group: .news, show: show))
  }
}

/// A delegate that a test can build with the real one's needs.
private final class StubDelegate: FactoryModule {
  typealias Dependency = AppDelegate.Dependency

  init(dependency: Dependency, payload: Void) {
    dependency.player.stop()
  }
}
