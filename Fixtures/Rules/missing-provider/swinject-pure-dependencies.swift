import PureSwinject

// A dependency that is built by a reference to its initialiser needs each field's type, unless the
// field may be nil or has its value already. Names do not count, and neither does a child
// container.

final class Api {}
final class Store {}
final class Log {}
final class Clock {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Log?
    let detail: DetailModule.Factory
    let makeStore: () -> Store
  }
  init(dependency: Dependency, payload: Void) {
    print(dependency.api, dependency.log as Any, dependency.detail, dependency.makeStore())
  }
}

final class DetailModule: FactoryModule {
  struct Dependency {
    let api: Api
    let clock: Clock
    let cell: Cell.Configurator
  }
  init(dependency: Dependency, payload: Void) {
    print(dependency.api, dependency.clock, dependency.cell)
  }
}

final class Cell: ConfiguratorModule {
  struct Dependency { let store: Store }
  func configure(dependency: Dependency, payload: Void) { print(dependency.store) }
}

final class PageModule: FactoryModule {
  struct Dependency { let clock: Clock }
  init(dependency: Dependency, payload: Void) { print(dependency.clock) }
}

struct AppDependency {
  let home: HomeModule.Factory
  let page: PageModule.Factory
}

enum CompositionRoot {
  static func resolve() -> AppDependency {
    let container = Container()
    let child = Container(parent: container)
    container.register(Api.self) { _ in Api() }
    container.register(Store.self) { _ in Store() }
    container.register((() -> Store).self) { r in { r.resolve(Store.self)! } }
    container.register(Clock.self, name: "utc") { _ in Clock() }
    child.register(Clock.self) { _ in Clock() }
    container.autoregister(HomeModule.Factory.self, dependency: HomeModule.Dependency.init)
    // want@+1: missing-provider "Clock"
    container.autoregister(DetailModule.Factory.self, dependency: DetailModule.Dependency.init)
    container.autoregister(Cell.Configurator.self, dependency: Cell.Dependency.init)
    child.autoregister(PageModule.Factory.self, dependency: PageModule.Dependency.init)
    print(container.resolve(Clock.self, name: "utc")!)
    return AppDependency(
      home: container.resolve(HomeModule.Factory.self)!,
      page: child.resolve(PageModule.Factory.self)!
    )
  }
}

@main
enum Main {
  static func main() {
    let dependency = CompositionRoot.resolve()
    let cell = Cell()
    print(dependency.home.create(), dependency.page.create())
    Configurator<Cell>(dependency: .init(store: Store())).configure(cell)
  }
}
