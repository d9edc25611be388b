import SwiftUI

// What a container builds asks it again: in its initializer, in what its properties begin with, in a
// default value, by the container that it is handed. That runs while the member that builds it does.

final class Session {
  init() { print(AppContainer.shared.api) }  // want: dependency-cycle "'session' -> 'api'"
}
final class Api {
  private let session: Session
  init() {
    session = AppContainer.shared.session
  }
}

final class Store { let feed = AppContainer.shared.feed }  // want: dependency-cycle "'store' -> 'feed'"
final class Feed {
  let store: Store  // want: unused-dependency "Feed.store"
  init(store: Store = AppContainer.shared.store) { self.store = store }
}

final class Cart {
  init(container: AppContainer) {
    print(container.prices)  // want: dependency-cycle "'cart' -> 'prices'"
  }
}
final class Prices { init(cart: Cart) { print(cart) } }

// The container itself is not made yet.
final class Clock { init() { Registrar.shared.add(AppContainer.shared) } }  // want: dependency-cycle "'shared'"
final class Registrar {
  nonisolated(unsafe) static let shared = Registrar()
  func add(_ container: AppContainer) { print(container) }
}

// None of these: what waits, what is checked before, what is handed over, another container, a
// default value that nobody needs, another initializer.

final class Search {
  private let index: () -> Index
  init() { index = { AppContainer.shared.index } }
  func find() { print(index()) }
}
final class Index { init(search: Search) { print(search) } }

final class Player {
  init(isMuted: Bool) { if isMuted { print(AppContainer.shared.queue) } }
}
final class Queue { init(player: Player) { print(player) } }

final class Mail { init(outbox: Outbox? = AppContainer.shared.outbox) { print(outbox as Any) } }
final class Outbox { init(mail: Mail) { print(mail) } }

final class Map {
  init(container: AppContainer) { print(container.route) }
  init() {}
}
final class Route { init(map: Map) { print(map) } }

final class Badge {
  init(container: AppContainer) { print(container.count) }
}
final class Count { init(badge: Badge?) { print(badge as Any) } }

final class AppContainer {
  nonisolated(unsafe) static let shared = AppContainer()

  lazy var session = Session()
  lazy var api = Api()
  lazy var store = Store()
  var feed: Feed { Feed() }
  lazy var cart = Cart(container: self)
  lazy var prices = Prices(cart: cart)
  let clock = Clock()

  lazy var search = Search()
  lazy var index = Index(search: search)
  lazy var player = Player(isMuted: false)
  lazy var queue = Queue(player: player)
  lazy var mail = Mail(outbox: nil)
  lazy var outbox = Outbox(mail: mail)
  lazy var map = Map()
  lazy var route = Route(map: map)
  lazy var badge = Badge(container: AppContainer())
  lazy var count = Count(badge: nil)
}

// A member that a subclass overrides may be another one.

class BaseContainer {
  lazy var mail = Mail(outbox: outbox)
  var outbox: Outbox { Outbox(mail: mail) }
}
final class LiveContainer: BaseContainer {
  override var outbox: Outbox { Outbox(mail: Mail(outbox: nil)) }
}

@main struct Reader: App {
  private let container = AppContainer.shared
  private let base: BaseContainer = LiveContainer()
  var body: some Scene {
    WindowGroup {
      Text("\(container.api) \(container.store) \(container.prices) \(container.clock)")
      Text("\(container.index) \(container.queue) \(container.outbox) \(container.route)")
      Text("\(container.badge) \(container.count) \(base.mail)")
    }
  }
}
