import AirwaveKit
import Pure
import ReactorKit
import UIKit
import URLNavigator

@testable import Airwave

final class StubPlayer: PlayerType {
  var navigator: NavigatorType?
  private(set) var isStopped = false

  func play(_ episode: Episode) { self.isStopped = false }
  func stop() { self.isStopped = true }
}

final class StubShowService: ShowServiceType {
  func shows(in group: GroupCode) -> Observable<[Show]> { .just([]) }
  func episodes(of code: String) -> Observable<[Episode]> { .just([]) }
}

extension AppDelegate.Dependency {
  static func stub(
    launchFactory: LaunchViewController.Factory = .stub(),
    player: PlayerType = StubPlayer()
  ) -> AppDelegate.Dependency {
    .init(
      window: UIWindow(),
      launchFactory: launchFactory,
      navigationMap: NavigationMap(
        navigator: Navigator(),
        showFactory: .dummy(),
        playerFactory: .dummy()
      ),
      player: player
    )
  }
}

extension ShowViewReactor.Dependency {
  static func stub(showService: ShowServiceType = StubShowService()) -> Self {
    .init(showService: showService, queue: .shared)
  }
}

extension ShowListViewController.Dependency {
  static func stub(showFactory: ShowViewController.Factory = .dummy()) -> Self {
    .init(reactorFactory: .dummy(), showFactory: showFactory)
  }
}

extension Factory where Module == ShowListViewReactor {
  static func dummy() -> Factory {
    .init(dependency: .init(showService: StubShowService(), queue: .shared))
  }
}

extension ShowListViewReactor {
  static func dummy() -> ShowListViewReactor {
    Factory.dummy().create(payload: .init(group: .news))
  }
}

extension Factory where Module == PlayerViewController {
  static func dummy() -> Factory {
    .init(
      dependency: .init(
        storyboard: UIStoryboard(name: "Player", bundle: nil),
        player: StubPlayer(),
        queue: .shared
      )
    )
  }
}

extension Factory where Module == ShowViewController {
  static func dummy() -> Factory {
    .init(
      dependency: .init(
        reactorFactory: { .init(dependency: .stub(), payload: .init(group: $0, show: $1)) },
        routerFactory: .init(dependency: .init(player: .stub())),
        episodeCell: .stub()
      )
    )
  }
}
