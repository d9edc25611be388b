import Swinject

// What an assembly registers that nobody applies is not there.

final class Clock {}
final class Zone {}

final class ClockAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
  }
}

final class ZoneAssembly: Assembly {  // want: unused-provider "ZoneAssembly"
  func assemble(container: Container) {
    container.register(Zone.self) { _ in Zone() }
  }
}

@main
enum Main {
  static func main() {
    let r = Assembler([ClockAssembly()]).resolver
    print(r.resolve(Clock.self)!, r.resolve(Zone.self)!)  // want: missing-provider "Zone"
  }
}
