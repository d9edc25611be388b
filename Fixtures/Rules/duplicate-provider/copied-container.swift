// A copy of the library among the sources is the library; other functions of its name are not.

protocol Resolver {}

final class Container: Resolver {
  private var entries: [String: (Resolver) -> Any] = [:]

  func register<Service>(
    _ type: Service.Type,
    name: String? = nil,
    factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry<Service> {
    entries["\(type) \(name ?? "")"] = factory
    return ServiceEntry()
  }
}

final class ServiceEntry<Service> {
  func inObjectScope(_ scope: String) -> ServiceEntry { self }
}

final class Plugins {
  private var makers: [() -> Any] = []

  func register<Plugin>(_ type: Plugin.Type, factory: @escaping () -> Plugin) {
    makers.append(factory)
  }
}

struct Clock {}

func registerAll(in container: Container, _ plugins: Plugins) {
  container.register(Clock.self) { _ in Clock() }
  container.register(Clock.self, name: "spare") { _ in Clock() }
  container.register(Clock.self) { _ in Clock() }  // want: duplicate-provider "'registerAll'"
  plugins.register(Clock.self) { Clock() }
  plugins.register(Clock.self) { Clock() }
}
