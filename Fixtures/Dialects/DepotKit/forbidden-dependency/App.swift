import DepotKit

final class Cache {
  static let shared = Cache()
}
final class BookStore {}
protocol Library {}
final class CityLibrary: Library {
  init(store: BookStore) {}
}

final class ListScreen {
  @Stocked var store: BookStore  // want: forbidden-dependency "'ListScreen' in layer 'screens' must not need 'BookStore' in layer 'data'"
  @Stocked var library: Library

  func show() { print(store, library) }
}

final class DetailScreen: Guest {
  struct Needs { let library: Library }
  init(needs: Needs, order: Void) { print(needs.library, Cache.shared) }  // want: forbidden-dependency "'DetailScreen' in layer 'screens' must not need 'Cache'"
}

func stock(_ depot: Depot) {
  depot.register(BookStore.self) { _ in BookStore() }
  depot.register(Library.self) { depot in CityLibrary(store: depot.resolve(BookStore.self)) }
  print(Maker<DetailScreen>(needs: .init(library: depot.resolve(Library.self))))
}
