import AirwaveKit
import Pure
import ReactorKit
import UIKit

final class ShowViewController: UIViewController, ReactorKit.View {
  var disposeBag = DisposeBag()

  fileprivate let dependency: Dependency
  private let tableView = UITableView()
  private let similar: SimilarShowsReactor
  private lazy var dataSource = self.createDataSource()

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    let reactor = dependency.reactorFactory(payload.group, payload.show)
    self.similar = reactor.reactorForSimilarShows()
    super.init(nibName: nil, bundle: nil)
    self.reactor = reactor
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.tableView.dataSource = self.dataSource
    self.view.addSubview(self.tableView)
    self.title = self.similar.currentState.first?.title
  }

  func bind(reactor: ShowViewReactor) {
    reactor.state
      .map { $0.episodes }
      .bind(to: self.firstEpisode)
      .disposed(by: self.disposeBag)
    reactor.action.onNext(.load)
  }

  private var firstEpisode: Binder<[Episode]> {
    return Binder(self) { vc, episodes in
      guard let episode = episodes.first else { return }
      let router = vc.dependency.routerFactory.create(payload: .init(host: vc))
      router.play(episode)
    }
  }
}

extension ShowViewController {
  fileprivate func createDataSource() -> EpisodeDataSource {
    EpisodeDataSource(
      episodes: { [weak self] in self?.reactor?.currentState.episodes ?? [] },
      configureCell: { [weak self] cell, episode in
        self?.dependency.episodeCell.configure(cell, payload: episode)
      }
    )
  }
}

final class EpisodeDataSource: NSObject, UITableViewDataSource {
  private let episodes: () -> [Episode]
  private let configureCell: (EpisodeCell, Episode) -> Void

  init(
    episodes: @escaping () -> [Episode],
    configureCell: @escaping (EpisodeCell, Episode) -> Void
  ) {
    self.episodes = episodes
    self.configureCell = configureCell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.episodes().count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(EpisodeCell.self, for: indexPath)
    self.configureCell(cell, self.episodes()[indexPath.row])
    return cell
  }
}

final class EpisodeCell: UITableViewCell, ReactorKit.View {
  var disposeBag = DisposeBag()

  func bind(reactor: EpisodeCellReactor) {
    self.textLabel.text = reactor.currentState
  }
}

struct PlayerRouter: FactoryModule {
  struct Dependency {
    let player: PlayerViewController.Factory
  }

  struct Payload {
    weak var host: UIViewController?
  }

  let dependency: Dependency
  let payload: Payload

  func play(_ episode: Episode) {
    let viewController = self.dependency.player.create(payload: .init(episode: episode))
    self.payload.host?.present(viewController, animated: true)
  }
}
