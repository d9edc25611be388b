// What members of a root are by nature has no lifetime that somebody wrote: a computed one is made
// anew each time, a lazy one is made once, and that one keeps the other is nobody's mistake.
import Pure

final class Session {}
final class Store {
  let session: Session  // want: unused-dependency "Store.session"
  init(session: Session) { self.session = session }
}

final class Screen: FactoryModule {
  struct Dependency {
    let store: Store
    let session: Session
  }
  init(dependency: Dependency, payload: Void) { print(dependency.store, dependency.session) }
}

final class CompositionRoot {
  var session: Session { Session() }
  lazy var store = Store(session: session)
  lazy var screen = Screen.Factory(dependency: .init(store: store, session: session))
}
print(CompositionRoot().screen)
