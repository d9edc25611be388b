// A module's factory is registered with the struct that it needs, and a function that yields it.
import Pure
import PureSwinject
import Swinject

final class Bar {}
final class Clock: FactoryModule {
  struct Dependency { let bar: Bar }
  init(dependency: Dependency, payload: Void) { print(dependency.bar) }
}

@main
struct Main {
  static func main() {
    let container = Container()
    container.register(Bar.self) { _ in Bar() }
    container.autoregister(Clock.Factory.self, dependency: Clock.Dependency.init)
    print(Clock(dependency: container.resolve(Clock.Dependency.self)!, payload: ()))
    let make: () -> Clock.Dependency = container.resolve((() -> Clock.Dependency).self)!
    print(Clock(dependency: make(), payload: ()))
  }
}
