import Harbor
import Swinject

final class BuoyAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Buoy.self) { _ in Buoy() }
    container.register(Signal.self) { _ in Signal() }
  }
}

func watch(_ resolver: Resolver) { print(resolver.resolve(Signal.self)!) }
