import Swinject

// A container is the same wherever it is handed: to initialisers and functions, in properties and
// structs, by functions that return it.

final class Clock {}
final class Zone {}
final class Bell {}
final class Gear {}

struct Parts {
  let container: Container
  let name: String
}

final class Screen {
  private let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  func show() {
    print(resolver.resolve(Clock.self)!)
    print(resolver.resolve(Zone.self)!)  // want: missing-provider "Zone"
  }
}

enum Containers {
  static let clocks = makeClocks()
  static let zones: Container = {
    let container = Container()
    fill(container)
    return container
  }()

  private static func makeClocks() -> Container {
    let container = Container()
    container.register(Clock.self) { _ in Clock() }
    return container
  }

  private static func fill(_ container: Container) {
    container.register(Zone.self) { _ in Zone() }
  }
}

/// Which one it yields is known when it runs.
func either(_ isFirst: Bool) -> Container {
  isFirst ? Containers.clocks : Containers.zones
}

final class Shelf {
  private var containers: [Container] = [Containers.clocks]

  func add(_ container: Container) { containers.append(container) }

  func show() { print(containers[0].resolve(Zone.self)!) }
}

@main
enum Main {
  static func main() {
    Screen(resolver: Containers.clocks).show()
    let parts = Parts(container: Containers.zones, name: "zones")
    print(parts.container.resolve(Zone.self)!, parts.name)
    print(parts.container.resolve(Clock.self)!)  // want: missing-provider "Clock"
    print(either(true).resolve(Clock.self)!, either(false).resolve(Zone.self)!)

    let bells = Container(parent: Containers.zones)
    bells.register(Bell.self) { r in
      print(r.resolve(Gear.self)!)
      return Bell()
    }
    let gears = Container(parent: bells)
    gears.register(Gear.self) { _ in Gear() }
    if let resolver = Optional(gears.synchronize()) { print(resolver.resolve(Bell.self)!) }
    print(gears.resolve(Bell.self)!, gears.resolve(Zone.self)!)

    let shelf = Shelf()
    shelf.add(Containers.zones)
    shelf.show()
  }
}
