import Beacon
import Swinject

final class SignalAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Signal.self) { _ in Signal() }
  }
}

final class LateAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Lamp.self) { _ in Lamp() }
    container.register(Lamp.self) { _ in Lamp() }  // want: duplicate-provider "replaces"
  }
}

@main
enum Main {
  static func main() {
    let assembler = Assembler([
      PierAssembly(), BuoyAssembly(), SignalAssembly(), LateAssembly(),
    ])
    launch(assembler.resolver)
    watch(assembler.resolver)
  }
}
