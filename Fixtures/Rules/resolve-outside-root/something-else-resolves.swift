import Pure
import Swinject

final class Clock: FactoryModule {
  struct Dependency { let zone: Zone }
  init(dependency: Dependency, payload: Void) {
    print(dependency.zone)
    withContainer { resolver in print(resolver.resolve()) }
  }
}

struct Zone {}

struct AppDependency {
  let clock: Clock.Factory

  static func resolve() -> AppDependency {
    let assemblies: [Assembly] = [ClockAssembly()]
    let container = Container(defaultObjectScope: .graph)
    container.autoregister(AppDependency.self, initializer: AppDependency.init)
    return Assembler(assemblies, container: container).resolver.resolve()
  }
}

// What resolves here is not known, and most likely not the root.
final class ClockAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.Factory.self) { resolver in
      Clock.Factory(dependency: .init(zone: resolver.resolve()))
    }
    container.register(Zone.self) { _ in Zone() }
    container.register(Alarm.self) { Alarm(zone: $0.resolve()) }
  }
}

struct Alarm { let zone: Zone }
print(AppDependency.resolve().clock)
