import Pure

// Two modules need each other's factory. Lazy members and the factories' autoclosures break the
// circle, so it can be built; it is worth a look all the same.

final class ListModule: FactoryModule {
  struct Dependency {
    let detailFactory: DetailModule.Factory  // want: lazy-cycle "'ListModule' -> 'DetailModule'"
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() -> DetailModule { dependency.detailFactory.create() }
}

final class DetailModule: FactoryModule {
  struct Dependency {
    let listFactory: ListModule.Factory
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func back() -> ListModule { dependency.listFactory.create() }
}

final class CompositionRoot {
  lazy var listFactory: ListModule.Factory = .init(
    dependency: .init(detailFactory: self.detailFactory))
  lazy var detailFactory: DetailModule.Factory = .init(
    dependency: .init(listFactory: self.listFactory))
}

let module = CompositionRoot().listFactory.create()
