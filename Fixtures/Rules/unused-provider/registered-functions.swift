import Pure

// Registrations in functions that are listed and called in a loop; a container's registrations
// capture locals; nothing of that is unused but what nobody names.

final class Container {
  private var makers: [ObjectIdentifier: (Container) -> Any] = [:]
  func register<Service>(_ type: Service.Type, _ make: @escaping (Container) -> Service) {
    makers[ObjectIdentifier(type)] = make
  }
  func resolve<Service>(_ type: Service.Type) -> Service {
    makers[ObjectIdentifier(type)]!(self) as! Service
  }
}

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.log) }
}

struct Registry {
  static func resolve() -> HomeModule.Factory {
    let container = Container()
    let api = Api()
    let unlisted = Api()  // want: unused-provider "unlisted"
    container.register(Api.self) { _ in api }
    [registerHome, registerNothing].forEach { $0(container) }
    let steps: [(Container) -> Void] = [Self.registerLate]
    for step in steps { step(container) }
    return container.resolve(HomeModule.Factory.self)
  }

  private static func registerHome(_ container: Container) {
    let log = Api()
    container.register(HomeModule.Factory.self) { resolver in
      HomeModule.Factory(dependency: .init(api: resolver.resolve(Api.self), log: log))
    }
  }

  private static func registerNothing(_: Container) {}

  private static func registerLate(_ container: Container) {
    container.register(HomeModule.Dependency.self) { resolver in
      HomeModule.Dependency(api: resolver.resolve(Api.self), log: Api())
    }
  }
}
