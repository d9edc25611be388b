// The scopes of Swinject's registrations are not read, so nothing is known to be kept too long.
import Swinject

final class Session {}
final class Store {
  init(session: Session) {}
}
final class Screen {
  init(session: Session, store: Store) {}
}

final class ScreenAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Session.self) { _ in Session() }.inObjectScope(.graph)
    container.register(Store.self) { r in Store(session: r.resolve(Session.self)!) }
      .inObjectScope(.container)
    container.register(Screen.self) { r in
      Screen(session: r.resolve(Session.self)!, store: r.resolve(Store.self)!)
    }
  }
}
