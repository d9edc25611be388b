import Plugins
import Swinject

// A container that is handed to code that is not here may be asked for anything. It does not
// compile without the libraries.

final class Clock {}
final class Zone {}
final class Bell {}
final class Hand {}

final class PluginAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
    container.register(Zone.self) { r in PluginLoader.make(with: r) }
  }
}

final class PlainAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Bell.self) { _ in Bell() }  // want: unused-provider "Bell"
    container.register(Hand.self) { _ in Hand() }
  }
}

@main
enum Main {
  static func main() {
    let plugins = Container()
    PluginLoader.load(Assembler([PluginAssembly()], container: plugins).resolver)
    let plain = Assembler([PlainAssembly()])
    print(plain.resolver.resolve(Hand.self)!)
  }
}
