import AirwaveKit
import Pure
import ReactorKit

final class ShowListViewReactor: Reactor, FactoryModule {
  struct Dependency {
    let showService: ShowServiceType
    let queue: QueueRepository
  }

  struct Payload {
    let group: GroupCode
  }

  enum Action {
    case load
    case select(Show)
  }

  enum Mutation {
    case setShows([Show])
    case setSelected(Show)
  }

  struct State {
    let group: GroupCode
    var shows: [Show] = []
    var selected: Show?
  }

  let initialState: State
  let dependency: Dependency

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.initialState = State(group: payload.group)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load:
      let group = self.currentState.group
      return self.dependency.showService.shows(in: group).map(Mutation.setShows)
    case .select(let show):
      return .just(.setSelected(show))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setShows(let shows): state.shows = shows
    case .setSelected(let show): state.selected = show
    }
    return state
  }
}
