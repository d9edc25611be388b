import AirwaveKit
import Pure
import UIKit

extension ShowListViewController: FactoryModule {
  struct Dependency {
    let reactorFactory: ShowListViewReactor.Factory
    let showFactory: ShowViewController.Factory
  }

  struct Payload {
    let reactor: ShowListViewReactor
  }
}

extension ShowViewController: FactoryModule {
  typealias ReactorFactory = (GroupCode, Show) -> ShowViewReactor

  struct Dependency {
    let reactorFactory: ReactorFactory
    let routerFactory: PlayerRouter.Factory
    let episodeCell: EpisodeCell.Configurator
  }

  struct Payload {
    let group: GroupCode
    let show: Show
  }
}

extension EpisodeCell: ConfiguratorModule {
  struct Dependency {
    let makeReactor: () -> EpisodeCellReactor
  }

  typealias Payload = Episode

  func configure(dependency: Dependency, payload: Episode) {
    let reactor = dependency.makeReactor()
    reactor.episode = payload
    self.reactor = reactor
  }
}
