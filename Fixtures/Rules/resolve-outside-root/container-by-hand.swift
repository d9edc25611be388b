import SwiftUI

// A type that a container made by hand builds and hands something asks for the rest by itself. Who is
// handed nothing asks because that is the app's way; a default value may name the container, and a
// preview shows what it likes. A setting is no service, and a path begins with any value.

final class Api {}
final class Session { init(api: Api) { print(api) } }
final class Log {}

struct Limit { let count: Int }
enum Mode { case short, long }

final class Feed {
  private let api: Api
  init(api: Api) { self.api = api }
  func load() {
    print(api, AppContainer.shared.session)  // want: resolve-outside-root "'Feed' asks a root for 'AppContainer.session'"
    print(AppContainer.shared.log, AppContainer.shared.limit, AppContainer.mode())
  }
}

final class Search {
  init() {}
  func find() { print(AppContainer.shared.session) }
}

final class Cart {
  private let api: Api
  private let log: Log
  init(api: Api, log: Log = AppContainer.shared.log) {
    self.api = api
    self.log = log
  }
  func add() { print(api, log) }
  func merge(_ others: [AppContainer]) { print(others.map(\.session)) }
}

final class Player {
  init(title: String) { print(title) }
  func play() { print(AppContainer.shared.session) }
}

final class HomeCoordinator {
  private let api: Api
  init(api: Api) { self.api = api }
  func start() {
    print(api, AppContainer.shared.session)  // want: resolve-outside-root "HomeCoordinator"
  }
}

final class AppContainer {
  nonisolated(unsafe) static let shared = AppContainer()
  lazy var api = Api()
  lazy var session = Session(api: api)
  lazy var log = Log()
  lazy var limit = Limit(count: 3)
  static func mode() -> Mode { .short }
  lazy var feed = Feed(api: api)
  lazy var search = Search()
  lazy var cart = Cart(api: api)
  lazy var player = Player(title: "home")
  func makeHomeCoordinator() -> HomeCoordinator { HomeCoordinator(api: api) }
}

@main struct Reader: App {
  private let container = AppContainer.shared
  var body: some Scene {
    WindowGroup {
      Text("\(container.feed) \(container.search) \(container.cart) \(container.player)")
        .onAppear { container.makeHomeCoordinator().start() }
    }
  }
}

#Preview { Text("\(AppContainer.shared.session)") }
