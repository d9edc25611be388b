import Pure

// A container calls `X.Dependency.init` by reference: every field is supplied by its type.
// The first wiring by hand is incomplete; it does not compile.

final class Container {
  func register<Service>(_ type: Service.Type, _ make: @escaping (Container) -> Service) {}
  func autoregister<Service, A, B>(_ type: Service.Type, initializer: (A, B) -> Service) {}
  func register<Module: FactoryModule, A, B>(
    _ type: Module.Type, dependency: (A, B) -> Module.Dependency
  ) {}
  func resolve<Service>() -> Service { fatalError("no \(Service.self)") }
}

final class Api {}

final class LoginModule: FactoryModule {
  struct Dependency {
    let api: Api
    let log: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func login() { print(dependency.api, dependency.log) }
}

enum CompositionRoot {
  static func register(in container: Container) {
    container.register(LoginModule.self, dependency: LoginModule.Dependency.init)
    container.autoregister(
      LoginModule.Dependency.self, initializer: LoginModule.Dependency.init(api:log:))
    container.register(LoginModule.Factory.self) { resolver in
      LoginModule.Factory(dependency: resolver.resolve())
    }
    container.register(LoginModule.Factory.self, name: "inline") { resolver in
      LoginModule.Factory(dependency: .init(api: resolver.resolve(), log: resolver.resolve()))
    }
    container.register(LoginModule.Factory.self, name: "half") { resolver in
      // want@+1: missing-provider "log"
      LoginModule.Factory(dependency: .init(api: resolver.resolve()))
    }
  }
}
