import Buses
import Swinject

// Beside the library others register things too: the project's own types and other libraries'. What
// inherits from a container is one. It does not compile without the libraries.

struct Clock {}

final class Registry {
  private var all: [Any] = []
  func register<Value>(_ type: Value.Type, factory: () -> Value) { all.append(factory()) }
}

final class AppContainer: Container {}

extension Container {
  func register<Value>(_ type: Value.Type, count: Int, maker: () -> Value) { print(maker()) }
}

final class Assembling {
  private let registry = Registry()
  private let bus = EventBus()

  func assemble(
    _ other: EventBus,
    _ container: Swinject.Container,
    _ own: AppContainer,
    _ storyboards: Storyboards
  ) {
    registry.register(Clock.self) { Clock() }
    registry.register(Clock.self) { Clock() }
    bus.register(Clock.self) { _ in Clock() }
    bus.register(Clock.self) { _ in Clock() }
    other.register(Clock.self) { _ in Clock() }
    other.register(Clock.self) { _ in Clock() }
    container.register(Clock.self) { _ in Clock() }
    container.register(Clock.self) { _ in Clock() }  // want: duplicate-provider
    container.register(Clock.self, count: 2) { Clock() }
    container.register(Clock.self, count: 2) { Clock() }
    own.register(Clock.self) { _ in Clock() }
    own.register(Clock.self) { _ in Clock() }  // want: duplicate-provider
    storyboards.defaultContainer.register(Clock.self) { _ in Clock() }
    storyboards.defaultContainer.register(Clock.self) { _ in Clock() }  // want: duplicate-provider
    Storyboards.shared.register(Clock.self) { _ in Clock() }
    Storyboards.shared.register(Clock.self) { _ in Clock() }  // want: duplicate-provider
  }
}
