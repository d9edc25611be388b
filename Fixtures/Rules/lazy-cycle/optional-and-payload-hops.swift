import Pure

// An optional field may stay empty, and a payload comes at run time: neither makes a circle.

final class TabModule: FactoryModule {
  struct Dependency {
    let pageFactory: PageModule.Factory
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() -> PageModule { dependency.pageFactory.create(payload: .init(tab: self)) }
}

final class PageModule: FactoryModule {
  struct Dependency {
    let tabFactory: TabModule.Factory?
  }
  struct Payload {
    let tab: TabModule
  }
  let dependency: Dependency
  let payload: Payload
  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.payload = payload
  }
  func back() { print(payload.tab, dependency.tabFactory?.create() as Any) }
}

enum CompositionRoot {
  static func resolve() -> TabModule.Factory {
    .init(dependency: .init(pageFactory: .init(dependency: .init(tabFactory: nil))))
  }
}
