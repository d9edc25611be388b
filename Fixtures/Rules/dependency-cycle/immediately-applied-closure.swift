import Pure

// `= { … }()` runs at once: its mentions are as eager as any. A closure that is kept waits.

final class Store {
  // want@+1: unused-dependency "Store.makeIndex"
  let makeIndex: () -> Index; init(_ makeIndex: @escaping () -> Index) { self.makeIndex = makeIndex }
  init(index: Index) {}
}

final class Index {
  init(store: Store) {}
}

final class SearchModule: FactoryModule {
  struct Dependency {
    let index: Index
    let deferredIndex: Index
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func search() { print(dependency.index, dependency.deferredIndex) }
}

final class CompositionRoot {
  lazy var searchFactory = SearchModule.Factory(
    dependency: .init(index: self.index, deferredIndex: self.deferredIndex))

  private lazy var index: Index = {
    let store = self.store  // want: dependency-cycle "'index' -> 'store' -> 'index'"
    return Index(store: store)
  }()
  private lazy var store: Store = { Store(index: index) }()

  private lazy var deferredIndex: Index = {
    Index(store: self.deferredStore)
  }()
  private lazy var deferredStore: Store = Store { self.deferredIndex }
}

let factory = CompositionRoot().searchFactory
