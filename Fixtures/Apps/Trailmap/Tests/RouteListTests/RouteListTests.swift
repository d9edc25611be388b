import RouteInterface
import TrailKit
import TrailTesting
import XCTest

@testable import RouteList

final class RouteListTests: XCTestCase {
  func testShowsWhatTheServiceKnows() {
    let viewModel = createViewModel(routeService: StubRouteService([.stub()]))
    XCTAssertEqual(viewModel.rows.count, 1)
  }

  func testOpensTheRouteThatIsTapped() {
    let detail = StubDetailFactory()
    let home = HomeViewController(dependency: .stub(detail: detail), payload: ())
    home.viewDidLoad()
    XCTAssertTrue(detail.payloads.isEmpty)
  }

  func testHandsOutWhatItWasGiven() {
    let factory = ModuleFixture<Int, String>.Factory(dependency: 3)
    XCTAssertEqual(factory.create(payload: "x").dependency, 3)
  }

  private func createViewModel(
    routeService: RouteServicing = StubRouteService(),
    formatter: DistanceFormatter = .init(),
    difficulty: Difficulty? = nil
  ) -> RouteListViewModel {
    .init(
      dependency: .init(routeService: routeService, formatter: formatter),
      payload: .init(difficulty: difficulty, steps: Steps())
    )
  }
}

extension HomeViewController.Dependency {
  static func stub(
    lists: [RouteListViewController] = [],
    detail: RouteDetailFactoryType = StubDetailFactory(),
    tracker: Tracking = StubTracker()
  ) -> HomeViewController.Dependency {
    .init(lists: lists, detail: detail, tracker: tracker)
  }
}

extension Route {
  static func stub(id: ID = "1", name: String = "Up the hill") -> Route {
    .init(id: id, name: name, meters: 1_000)
  }
}

private final class StubDetailFactory: RouteDetailFactoryType {
  private(set) var payloads: [RouteDetailPayload] = []

  func create(payload: RouteDetailPayload) -> UIViewController {
    payloads.append(payload)
    return UIViewController()
  }
}
