import Pure

// Wirings as lazy members in any order, typed by annotation or by name, with and without `self`.
// It does not compile: one of them is incomplete.

final class Api {}

final class ListModule: FactoryModule {
  struct Dependency {
    let api: Api
    let detailFactory: DetailModule.Factory
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() { print(dependency.api, dependency.detailFactory) }
}

final class DetailModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() { print(dependency.api, dependency.log) }
}

final class CompositionRoot {
  lazy var listFactory = ListModule.Factory(
    dependency: .init(api: self.api, detailFactory: self.detailFactory))
  private lazy var otherListFactory: ListModule.Factory = .init(
    dependency: .init(api: api))  // want: missing-provider "ListModule.Dependency.detailFactory"
  private(set) lazy var detailFactory = DetailModule.Factory(
    dependency: .init(api: api, log: self.api))
  private lazy var api = Api()

  func start(_ isFirst: Bool) -> ListModule {
    isFirst ? listFactory.create() : otherListFactory.create()
  }
}

let root = CompositionRoot().start(true)
