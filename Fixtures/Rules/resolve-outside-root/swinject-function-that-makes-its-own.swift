import Swinject

// A type's function that yields one of the type's own kind asks for what nobody could hand it. What it
// asks for besides, somebody could.

final class Clock {}

class Panel {
  static func make() -> Panel { Shelf.main.resolve(Panel.self)! }

  func restart() {
    print(Shelf.main.resolve(Clock.self)!)  // want: resolve-outside-root "'Panel' asks a container for 'Clock'"
  }
}

enum Shelf { static let main = Container() }

final class PanelAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
    container.register(Panel.self) { _ in Panel() }
  }
}

@main
enum Main {
  static func main() {
    let assembler = Assembler([PanelAssembly()], container: Shelf.main)
    Panel.make().restart()
    print(assembler)
  }
}
