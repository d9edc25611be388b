import Swinject

// An assembler that is kept applies more assemblies later; what it fills is known by where it is
// made.

final class Clock {}
final class Zone {}
final class Bell {}
final class Sand {}

final class ClockAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
  }
}

final class ZoneAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Zone.self) { _ in Zone() }
  }
}

final class BellAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Bell.self) { _ in Bell() }
  }
}

final class App {
  private let assembler: Assembler
  private lazy var extra = Assembler([], parent: assembler)

  init() {
    assembler = Assembler(App.first)
  }

  private static let first: [Assembly] = [ClockAssembly()]

  func start() {
    assembler.apply(assembly: ZoneAssembly())
    extra.apply(assemblies: [BellAssembly()])
    print(assembler.resolver.resolve(Clock.self)!, assembler.resolver.resolve(Zone.self)!)
    print(extra.resolver.resolve(Bell.self)!, extra.resolver.resolve(Zone.self)!)
    print(assembler.resolver.resolve(Bell.self)!)  // want: missing-provider "Bell"
  }
}

/// Which container it has, nobody can tell: whatever is registered anywhere may be there.
final class Tool {
  private var resolver: Resolver

  init(_ isFull: Bool) {
    resolver = Assembler([ClockAssembly()]).resolver
    if isFull { resolver = Assembler([BellAssembly()]).resolver }
  }

  func run() {
    print(resolver.resolve(Bell.self)!)
    print(resolver.resolve(Sand.self)!)  // want: missing-provider "Sand"
  }
}

@main
enum Main {
  static func main() {
    App().start()
    Tool(true).run()
  }
}
