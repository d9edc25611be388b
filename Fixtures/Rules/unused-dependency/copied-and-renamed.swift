import Pure

// The copy has another name, and another module has a property of the field's name.

final class Store {
  var items: [String] = []
}

final class ShelfModule: FactoryModule {
  struct Dependency {
    let store: Store
    let archive: Store  // want: unused-dependency "ShelfModule.Dependency.archive"
  }

  private let books: Store
  private let old: Store

  init(dependency: Dependency, payload: Void) {
    books = dependency.store
    old = dependency.archive
  }

  func count() -> Int { books.items.count }
}

final class BasementModule: FactoryModule {
  struct Dependency {
    let archive: Store
  }

  let archive: Store

  init(dependency: Dependency, payload: Void) {
    archive = dependency.archive
  }

  func count() -> Int { archive.items.count }
}

enum CompositionRoot {
  static func makeShelf() -> ShelfModule.Factory {
    ShelfModule.Factory(dependency: .init(store: Store(), archive: Store()))
  }

  static func makeBasement() -> BasementModule.Factory {
    BasementModule.Factory(dependency: .init(archive: Store()))
  }
}
