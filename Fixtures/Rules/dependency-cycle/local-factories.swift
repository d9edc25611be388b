import Pure

// Factories as locals: the autoclosure does not help, a local is not captured before its line.
// It does not compile.

final class ListModule: FactoryModule {
  struct Dependency {
    let detailFactory: DetailModule.Factory
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() -> DetailModule { dependency.detailFactory.create() }
}

final class DetailModule: FactoryModule {
  struct Dependency {
    let makeList: () -> ListModule
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func back() -> ListModule { dependency.makeList() }
}

enum CompositionRoot {
  static func resolve() -> ListModule.Factory {
    let listFactory = ListModule.Factory(
      dependency: .init(detailFactory: detailFactory))  // want: dependency-cycle "listFactory"
    let detailFactory = DetailModule.Factory(
      dependency: .init(makeList: { listFactory.create() }))
    return listFactory
  }
}
