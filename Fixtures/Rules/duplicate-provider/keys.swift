import Swinject

// One key is one type, one name and one list of arguments. What is resolved does not show. It does
// not compile without the library.

typealias Timer = Clock

final class KeyAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
    container.register(Calendar.self) { r in Calendar(clock: r.resolve(Clock.self)!) }
    container.register(Clock.self) { _ in Clock() }  // want: duplicate-provider "'Clock'"
    container.register(Timer.self) { _ in Timer() }  // want: duplicate-provider "'Timer' in 'Key"
    container.register(Clock?.self) { _ in nil }
    container.register([Clock].self) { _ in [] }
    container.register(Clock.Type.self) { _ in Clock.self }

    container.register(Clock.self, name: "utc") { _ in Clock() }
    container.register(Clock.self, name: "local") { _ in Clock() }
    container.register(Clock.self, name: "utc") { _ in  // want: duplicate-provider "'Clock named"
      Clock()
    }
    container.register(Clock.self, name: nil) { _ in Clock() }  // want: duplicate-provider
    container.register(Clock.self, name: Names.first) { _ in Clock() }
    container.register(Clock.self, name: Names.second) { _ in Clock() }
    container.register(Clock.self, name: Names.first) { _ in Clock() }  // want: duplicate-provider

    container.register(Clock.self) { (_, zone: Int) in Clock() }
    container.register(Clock.self) { (_, zone: String) in Clock() }
    container.register(Clock.self) { (_: Resolver, zone: Int) -> Clock in  // want: duplicate-provider
      Clock()
    }
    container.register(Clock.self) { (_, zone: Int, name: String) in Clock() }
  }
}

final class UncertainAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _, zone in Clock(zone) }
    container.register(Clock.self) { _, zone in Clock(zone) }
    container.register(Clock.self) { Clock($1) }
    container.register(Clock.self) { Clock($1) }
    container.register(Clock.self, factory: makeClock)
    container.register(Clock.self, factory: makeClock)
    for name in ["a", "b"] {
      container.register(Clock.self, name: name) { _ in Clock() }
      container.register(Clock.self, name: name + "!") { _ in Clock() }
      container.register(Clock.self, name: "\(name)") { _ in Clock() }
      container.register(Clock.self, name: "\(name)") { _ in Clock() }
    }
  }
}

final class AutoAssembly: Assembly {
  func assemble(container: Container) {
    container.autoregister(Clock.self, initializer: Clock.init)
    container.autoregister(Calendar.self, initializer: Calendar.init).inObjectScope(.container)
    container.autoregister(Clock.self, argument: Int.self, initializer: Clock.init)
    container.autoregister(Clock.self, initializer: Clock.init(zone:))  // want: duplicate-provider
    container.register(Calendar.self, factory: { r in Calendar() })  // want: duplicate-provider
      .inObjectScope(.graph)
  }
}

enum CompositionRoot {
  static func start() {
    let container = Container()
    KeyAssembly().assemble(container: container)
    UncertainAssembly().assemble(container: container)
    AutoAssembly().assemble(container: container)
    Console.attach(to: container)
  }
}

final class List {
  func viewDidLoad() {
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
  }
}

final class Clock {}
final class Calendar {}
enum Names {
  static let first = "first"
  static let second = "second"
}
