final class Session { init(store: TokenStore) {} }
final class TokenStore { init(api: API) {} }
final class API { init(session: Session) {} }

final class AppContainer {
  lazy var session: Session = .init(store: store)
  lazy var store: TokenStore = .init(api: api)
  lazy var api: API = .init(session: session)
}

@main struct App {
  static func main() { print(AppContainer().session) }
}
