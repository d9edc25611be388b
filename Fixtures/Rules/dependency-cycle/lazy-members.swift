import Pure

// Two lazy members that build each other call each other until the stack overflows.

final class Session {
  init(refresher: Refresher) {}
}

final class Refresher {
  init(session: Session) {}
}

final class Gate {}

final class LoginModule: FactoryModule {
  struct Dependency {
    let session: Session
    let gate: Gate
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func login() { print(dependency.session, dependency.gate) }
}

final class CompositionRoot {
  lazy var loginFactory = LoginModule.Factory(
    dependency: .init(session: self.session, gate: self.gate))
  private lazy var gate = Gate()
  private lazy var session = Session(
    refresher: refresher)  // want: dependency-cycle "'session' -> 'refresher' -> 'session'"
  private lazy var refresher: Refresher = Refresher(session: self.session)
}

let module = CompositionRoot().loginFactory.create()
