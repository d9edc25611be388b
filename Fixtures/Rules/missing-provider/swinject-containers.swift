import Swinject

// A child asks its parent, never the reverse; a parent's factory that is asked through the child
// finds what only the child has. `synchronize()` sees what is registered later.

final class Clock {}
final class Zone {}
final class Late {}
final class Sand {}
final class Tick {}

final class Watch {
  init(_ zone: Zone) {}
}

final class Timer {
  init(_ sand: Sand) {}
}

@main
enum Main {
  static func main() {
    let parent = Container()
    let child = Container(parent: parent)
    parent.register(Clock.self) { _ in Clock() }
    child.register(Zone.self) { _ in Zone() }
    parent.register(Watch.self) { r in Watch(r.resolve(Zone.self)!) }
    print(child.resolve(Clock.self)!, child.resolve(Watch.self)!)
    print(parent.resolve(Zone.self)!)  // want: missing-provider "Zone"

    let safe = parent.synchronize()
    parent.register(Late.self) { _ in Late() }
    print(safe.resolve(Late.self)!)

    let lonely = Container()
    lonely.register(Timer.self) { r in
      Timer(r.resolve(Sand.self)!)  // want: missing-provider "Sand"
    }
    print(lonely.resolve(Timer.self)!)
    parent.register(Tick.self) { _ in Tick() }
    print(parent.resolve(Tick.self)!)
    print(lonely.resolve(Tick.self)!)  // want: missing-provider "Tick"

    let filled = Container { container in
      container.register(Clock.self) { _ in Clock() }
    }
    print(filled.resolve(Clock.self)!)
  }
}
