import Pure

// Pure with a container: fields are supplied by type, no label is to be seen.
// It does not compile without the container; the last wiring is incomplete in any case.

import Swinject

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.log) }
}

struct AppDependency {
  let home: HomeModule.Factory
  let start: () -> Void
}

extension Resolver {
  func resolve<Service>() -> Service! { resolve(Service.self) }
}

final class HomeAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Api.self) { _ in Api() }.inObjectScope(.container)
    container.autoregister(HomeModule.Factory.self, dependency: HomeModule.Dependency.init)
    // want@+1: duplicate-provider "HomeModule.Factory"
    container.register(HomeModule.Factory.self) { resolver in
      HomeModule.Factory(dependency: .init(api: resolver.resolve(), log: resolver.resolve()!))
    }
    self.register(HomeModule.self, dependency: HomeModule.Dependency.init)
    // want@+1: duplicate-provider "HomeModule.Dependency"
    container.register(HomeModule.Dependency.self, factory: HomeModule.Dependency.init)
    container.register(HomeModule.Factory.self, name: "short") { resolver in
      // want@+1: missing-provider "HomeModule.Dependency.log"
      HomeModule.Factory(dependency: .init(api: resolver.resolve()))
    }
  }
}

enum CompositionRoot {
  static func resolve() -> AppDependency {
    let assembler = Assembler([HomeAssembly()])
    let container = Container(parent: assembler.resolver)
    container.autoregister(AppDependency.self, initializer: AppDependency.init)
    container.register((() -> Void).self) { r in { print(r.resolve(HomeModule.Dependency.self)!) } }
    return container.resolve()
  }
}

final class AppDelegate {
  let dependency = CompositionRoot.resolve()
  func launch() {
    dependency.start()
    dependency.home.create().show()
  }
}
