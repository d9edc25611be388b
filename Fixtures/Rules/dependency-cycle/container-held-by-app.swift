import SwiftUI

// Members of a container that the app holds and that need each other.

final class Session { init(api: () -> Api) { print(api) } }
final class Api { init(store: Store) { print(store) } }
final class Store { init(api: Api) { print(api) } }
final class Feed { init(session: Session, store: Store) { print(session, store) } }

final class AppContainer {
  lazy var api = Api(store: store)  // want: dependency-cycle
  lazy var store = Store(api: api)
  lazy var session = Session(api: { [unowned self] in api })
  lazy var feed = Feed(session: session, store: store)
}

@main struct Reader: App {
  @State private var container = AppContainer()
  var body: some Scene { WindowGroup { Text(verbatim: "\(container.feed)") } }
}
