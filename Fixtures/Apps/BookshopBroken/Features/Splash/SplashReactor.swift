import Foundation
import Pure

final class SplashReactor: Reactor, FactoryModule {
  struct Dependency {
    let authService: AuthServicing
    let clock: WallClock.Type
  }

  enum Action {
    case start
  }

  enum State {
    case waiting(since: Date)
    case loggedOut
    case loggedIn
  }

  let state: Subject<State>

  private let authService: AuthServicing

  init(dependency: Dependency, payload: ()) {
    self.authService = dependency.authService
    self.state = Subject(.waiting(since: dependency.clock.now))
  }

  func perform(_ action: Action) {
    switch action {
    case .start:
      self.state.send(self.authService.currentUser.value == nil ? .loggedOut : .loggedIn)
    }
  }
}
