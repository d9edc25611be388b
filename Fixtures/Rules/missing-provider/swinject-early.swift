import Swinject

// What is asked for before it can have been registered is missing as if nothing registered it.

final class Clock {}
final class Zone {}
final class Bell { init(zone: Zone) {} }
final class Gear {}
final class Hand {}
final class Dial {}

/// It asks while it is applied for what the next one registers.
final class BellAssembly: Assembly {
  func assemble(container: Container) {
    let zone = container.resolve(Zone.self)!  // want: missing-provider "'Zone' is asked for before it is registered: 'resolve' yields nil, which crashes"
    container.register(Bell.self) { _ in Bell(zone: zone) }
    container.register(Gear.self) { r in
      print(r.resolve(Zone.self)!)
      return Gear()
    }
  }
}

final class ZoneAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Zone.self) { _ in Zone() }
    container.register(Hand.self) { _ in Hand() }
  }
}

/// What it asks for has been registered, and is asked for once all are applied.
final class LastAssembly: Assembly {
  func assemble(container: Container) { print(container.resolve(Hand.self)!) }
  func loaded(resolver: Resolver) { print(resolver.resolve(Zone.self)!) }
}

/// Of two lists only one has it behind.
final class DialAssembly: Assembly {
  func assemble(container: Container) { print(container.resolve(Dial.self)!) }
}

final class DialMaker: Assembly {
  func assemble(container: Container) {
    container.register(Dial.self) { _ in Dial() }  // want: duplicate-provider "'Dial' in 'DialMaker' is registered twice"
  }
}

final class Lens {}
final class Frame {}
final class Mount {}

/// A function that fills the container that it is handed has none of what it registers below.
func addLens(_ container: Container) {
  let lens = container.resolve(Lens.self)!  // want: missing-provider "'Lens' is asked for before it is registered"
  container.register(Lens.self) { _ in lens }
}

extension Container {
  func addFrame() {
    print(resolve(Frame.self)!)  // want: missing-provider "'Frame' is asked for before it is registered"
    register(Frame.self) { _ in Frame() }
  }

  /// Somebody else has registered it.
  func replaceMount() {
    print(resolve(Mount.self)!)
    register(Mount.self, name: "spare") { _ in Mount() }
    if CommandLine.arguments.count > 1 { register(Mount.self) { _ in Mount() } }
  }
}

@main
enum Main {
  static func main() {
    let container = Container()
    print(container.resolve(Clock.self)!)  // want: missing-provider "'Clock' is asked for before it is registered"
    container.register(Clock.self) { _ in Clock() }
    print(container.resolve(Clock.self)!)

    let resolver = Assembler([BellAssembly(), ZoneAssembly(), LastAssembly()]).resolver
    print(resolver.resolve(Bell.self)!, resolver.resolve(Gear.self)!)

    addLens(container)
    container.addFrame()
    container.register(Mount.self) { _ in Mount() }
    container.replaceMount()
    print(container.resolve(Lens.self)!, container.resolve(Frame.self)!)
    print(container.resolve(Mount.self)!, container.resolve(Mount.self, name: "spare")!)

    let filled = Container()
    let assembler = Assembler([DialMaker()], container: filled)
    assembler.apply(assemblies: [DialAssembly(), DialMaker()])
  }
}
