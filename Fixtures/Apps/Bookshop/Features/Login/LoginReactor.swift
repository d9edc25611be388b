import Pure

final class LoginReactor: Reactor, FactoryModule {
  struct Dependency {
    let authService: AuthServicing
    let analytics: AnalyticsTracking
  }

  struct Payload {
    let didLogIn: () -> Void
  }

  enum Action {
    case logIn(email: String, password: String)
  }

  struct State {
    var message: String?
  }

  let state = Subject(State())

  private let dependency: Dependency
  private let didLogIn: () -> Void

  required init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.didLogIn = payload.didLogIn
    self.dependency.analytics.track(.screen("login"))
  }

  func perform(_ action: Action) {
    guard case .logIn(let email, let password) = action else { return }
    if self.dependency.authService.logIn(email: email, password: password) {
      self.didLogIn()
    } else {
      self.state.send(State(message: "Unknown address or wrong password"))
    }
  }
}
