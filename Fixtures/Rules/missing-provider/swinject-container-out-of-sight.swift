import Kernel
import Swinject

// A container that a package out of sight adds to `Container` as a static member is one container: what
// the app's own types ask of it, only the app can have registered.

struct Page<Item> {
  let items: [Item]
}

final class Clock {}
final class Zone {}
final class Gear {}
final class Tray<Item> { init(page: Page<Item>) {} }

struct ClockAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
    container.register(Gear.self) { _ in Gear() }  // want: unused-provider "Gear"
    container.register(Tray.self) { _ in Tray(page: Page(items: [1])) }
    // Who asks for it may be in the package.
    container.register(Logging.self) { _ in Logging() }
  }
}

struct SpareAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }  // want: duplicate-provider "Clock"
  }
}

// What the app registers where nobody applies it, nobody else is going to register.
struct ForgottenAssembly: Assembly {  // want: unused-provider "'ForgottenAssembly' is never applied"
  func assemble(container: Container) {
    container.register(Routing.self) { _ in Routing() }
  }
}

@main
enum Main {
  static func main() {
    let assembler = Assembler(container: Container.shared)
    assembler.apply(assemblies: [ClockAssembly(), SpareAssembly()])
    print(Container.shared.resolve(Clock.self)!, Container.shared.resolve(Tray<Int>.self)!)
    print(Container.shared.resolve(Zone.self)!)  // want: missing-provider "'Zone' is not registered"
    // Another one has nothing of it.
    print(Container.spare.resolve(Clock.self)!)  // want: missing-provider "'Clock' is not registered"
    // The package may register its own.
    print(Container.shared.resolve(Networking.self)!)
    print(Container.shared.resolve(Routing.self)!)  // want: missing-provider "'Routing' is not registered"
  }
}
