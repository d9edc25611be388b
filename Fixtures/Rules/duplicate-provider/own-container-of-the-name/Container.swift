// A container of the project's own: it keeps all that is registered, under no key at all.

final class Container {
  private var makers: [(Any.Type, () -> Any)] = []

  func register<Service>(_ type: Service.Type, name: String? = nil, factory: @escaping () -> Service) {
    makers.append((type, factory))
  }

  func resolveAll() -> [Any] { makers.map { $0.1() } }
}

enum Plugins {
  final class Container {
    func register<Service>(_ type: Service.Type, factory: (Container) -> Service) {
      print(factory(self))
    }
  }
}

struct Clock {}

func registerAll(in container: Container, _ plugins: Plugins.Container) {
  container.register(Clock.self) { Clock() }
  container.register(Clock.self) { Clock() }
  plugins.register(Clock.self) { _ in Clock() }
  plugins.register(Clock.self) { _ in Clock() }
}
