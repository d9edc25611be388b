import PureSwinject

// One factory that is registered twice, arguments whose types stand in the closure alone, and an
// overload of the app's own, which hides none.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency { let api: Api }
  init(dependency: Dependency, payload: Void) { print(dependency.api) }
}

final class DetailModule: FactoryModule {
  struct Dependency { let api: Api }
  init(dependency: Dependency, payload: Void) { print(dependency.api) }
}

final class Page {
  init(_ number: Int, _ title: String) {}
}

extension Container {
  func register<Service>(_ type: Service.Type, times: Int, factory: @escaping () -> Service) {
    register([Service].self) { _ in (0..<times).map { _ in factory() } }
  }
}

enum CompositionRoot {
  static func resolve() -> (HomeModule.Factory, DetailModule.Factory, Page) {
    let container = Container()
    container.register(Api.self) { _ in Api() }
    container.register(Api.self, times: 2) { Api() }
    container.register(Api.self) { _ in Api() }  // want: duplicate-provider "Api"
    container.autoregister(HomeModule.Factory.self, dependency: HomeModule.Dependency.init)
    container.autoregister(DetailModule.Factory.self, dependency: DetailModule.Dependency.init)
    // want@+1: duplicate-provider "HomeModule.Factory"
    container.autoregister(HomeModule.Factory.self, dependency: HomeModule.Dependency.init)
    container.register(Page.self) { _, number, title in Page(number, title) }
    container.register(Page.self) { _, title, number in Page(number, title) }
    container.register(Page.self) { Page($1, $2) }  // want: duplicate-provider "Page"
    print(container.resolve([Api].self)!, container.resolve(Page.self, arguments: "a", 1)!)
    return (
      container.resolve(HomeModule.Factory.self)!, container.resolve(DetailModule.Factory.self)!,
      container.resolve(Page.self, arguments: 1, "a")!
    )
  }
}

@main
enum Main {
  static func main() {
    let (home, detail, page) = CompositionRoot.resolve()
    print(home.create(), detail.create(), page)
  }
}
