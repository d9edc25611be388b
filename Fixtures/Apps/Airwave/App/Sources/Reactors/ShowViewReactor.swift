import AirwaveKit
import Pure
import ReactorKit

final class ShowViewReactor: Reactor, FactoryModule {
  struct Dependency {
    let showService: ShowServiceType
    let queue: QueueRepository
  }

  struct Payload {
    let group: GroupCode
    let show: Show
  }

  enum Action {
    case load
    case add(Episode)
  }

  typealias Mutation = [Episode]

  struct State {
    let title: String
    var episodes: [Episode] = []
  }

  let initialState: State
  private let dependency: Dependency
  private let show: Show

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.show = payload.show
    self.initialState = State(title: "\(payload.show.title) (\(payload.group.rawValue))")
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load:
      return self.dependency.showService.episodes(of: self.show.code)
    case .add(let episode):
      self.dependency.queue.add(episode)
      return .empty()
    }
  }

  func reactorForSimilarShows() -> SimilarShowsReactor {
    return .init(dependency: .init(showService: dependency.showService), payload: .init())
  }
}

final class SimilarShowsReactor: Reactor, FactoryModule {
  enum Action {
    case load
  }

  struct Dependency {
    let showService: ShowServiceType
  }

  struct Payload {}

  let initialState: [Show] = []
  private let service: ShowServiceType

  init(dependency: Dependency, payload: Payload) {
    self.service = dependency.showService
  }

  func mutate(action: Action) -> Observable<[Show]> {
    self.service.shows(in: .talk)
  }

  func reduce(state: [Show], mutation: [Show]) -> [Show] { mutation }
}

final class EpisodeCellReactor: Reactor {
  typealias Action = Never

  var episode: Episode?

  var initialState: String { self.episode?.title ?? "" }
}
