import Pure
import Swinject

// A helper that resolves the parts of a module while its factory is resolved lets two modules with each
// other's factory never end. What asks another container for its own key is on no cycle.

extension Container {
  func add<Module: FactoryModule, First, Second>(
    _ factory: Factory<Module>.Type,
    dependency: @escaping ((First, Second)) -> Module.Dependency
  ) {
    register(factory) { r in
      let made = dependency((r.resolve(First.self)!, r.resolve(Second.self)!))
      return Factory<Module>(dependency: made)
    }
  }
}

final class Api {}

final class Home: FactoryModule {
  struct Dependency {
    let api: Api
    let detailFactory: Detail.Factory
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.detailFactory.create()) }
}

final class Detail: FactoryModule {
  struct Dependency {
    let api: Api
    let homeFactory: Home.Factory
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.homeFactory.create()) }
}

protocol Vault { var box: Container { get } }

final class CloudVault: Vault {
  let box = Container()
  init() { box.register(Api.self) { _ in Api() } }
}

enum CompositionRoot {
  static func resolve() -> Home.Factory {
    let vault: any Vault = CloudVault()
    let remote = vault.box
    let container = Container()
    container.register(Api.self) { _ in remote.resolve(Api.self)! }
    container.add(Home.Factory.self, dependency: Home.Dependency.init)  // want: dependency-cycle
    container.add(Detail.Factory.self, dependency: Detail.Dependency.init)
    return container.resolve(Home.Factory.self)!
  }
}

@main
enum Main {
  static func main() { CompositionRoot.resolve().create().show() }
}
