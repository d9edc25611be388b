// One file imports the library for all. It does not compile without the library.

final class Clock {}

final class ClockAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
    container.register(Clock.self) { _ in Clock() }  // want: duplicate-provider
  }
}
