import DepotKit

final class Clock {
  init(zone: Zone) {}
}
final class Zone {
  init(clock: Clock) {}
}
final class Store {
  init(cache: Cache) {}
}
final class Cache {
  init(store: @escaping () -> Store) {}
}
final class Player {
  init(queue: Queue) {}
}
final class Queue {
  @Stocked var player: Player
  func play() { print(player) }
}
final class Editor {
  init(history: History) {}
}
final class History {
  @StockedLater var editor: Editor
  func undo() { print(editor) }
}

func stock(_ depot: Depot) {
  depot.register(Clock.self, lifetime: .singleton) { depot in
    Clock(zone: depot.resolve(Zone.self))  // want: dependency-cycle "'Clock' -> 'Zone' -> 'Clock'"
  }
  depot.register(Zone.self) { depot in Zone(clock: depot.resolve(Clock.self)) }
  depot.register(Store.self) { depot in Store(cache: depot.resolve(Cache.self)) }
  depot.register(Cache.self) { depot in Cache(store: { depot.resolve(Store.self) }) }
  depot.register(Player.self) { depot in
    Player(queue: depot.resolve(Queue.self))  // want: dependency-cycle "'Player' -> 'Queue'"
  }
  depot.register(Queue.self) { _ in Queue() }
  depot.register(Editor.self) { depot in Editor(history: depot.resolve(History.self)) }
  depot.register(History.self) { _ in History() }
}

let depot = Depot()
stock(depot)
print(depot.resolve(Clock.self), depot.resolve(Store.self))
print(depot.resolve(Player.self), depot.resolve(Editor.self))
