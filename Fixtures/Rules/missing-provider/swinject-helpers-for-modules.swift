// A helper for modules registers what it is told, also a member of its type parameter.
import Pure
import Swinject
import SwinjectAutoregistration

final class Bar {}
final class Clock: FactoryModule {
  struct Dependency { let bar: Bar }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    print(dependency.bar)
  }
}

extension Container {
  func register<Module: FactoryModule, Arg1>(
    _ factory: Factory<Module>.Type,
    dependency: @escaping (Arg1) -> Module.Dependency
  ) {
    self.autoregister(Module.Dependency.self, initializer: dependency)
    self.register((() -> Module.Dependency).self) { r in
      let dependency = r.resolve(Module.Dependency.self)!
      return { dependency }
    }
    self.register(Factory<Module>.self) { r in
      Factory<Module>(dependency: r.resolve(Module.Dependency.self)!)
    }
  }
}
struct AppDependency { let clock: Clock.Factory }
extension AppDependency {
  static func resolve() -> AppDependency {
    let container = Container()
    // want@+1: missing-provider "'Bar' is not registered"
    container.register(Clock.Factory.self, dependency: Clock.Dependency.init)
    container.autoregister(AppDependency.self, initializer: AppDependency.init)
    return container.resolve(AppDependency.self)!
  }
}
@main struct Main { static func main() { print(AppDependency.resolve().clock.create()) } }
