import Swinject

// Two containers are one graph: what one asks of the other is asked for.

final class Api {}
final class Log {}
final class Clock {}

final class ServiceAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Api.self) { _ in Api() }
    container.register(Log.self) { _ in ScreenAssembly.instance().log }
    container.register(Clock.self) { _ in Clock() }  // want: unused-provider "Clock"
  }
}

enum Services {
  static let resolver = Assembler([ServiceAssembly()]).resolver
}
