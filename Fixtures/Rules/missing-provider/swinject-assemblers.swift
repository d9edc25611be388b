import Swinject

// Everything that an assembler is given registers: in its list, applied later, called directly, by
// an assembly's own initialiser, in its parent. Where the list cannot be read, all assemblies
// count.

final class Clock {}
final class Zone {}
final class Bell {}
final class Hand {}
final class Face {}
final class Gear {}
final class Strap {}

final class ClockAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
    HandAssembly().assemble(container: container)
  }

  func loaded(resolver: Resolver) {
    print(resolver.resolve(Clock.self)!)
  }
}

final class ZoneAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Zone.self) { _ in Zone() }
  }
}

final class BellAssembly: Assembly {
  init(_ container: Container) {
    assemble(container: container)
  }

  func assemble(container: Container) {
    container.register(Bell.self) { _ in Bell() }
  }
}

final class HandAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Hand.self) { _ in Hand() }
  }
}

/// Whether it is applied, nobody can tell before the program runs.
final class FaceAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Face.self) { _ in Face() }
  }
}

class PartAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Gear.self) { _ in Gear() }
  }
}

final class StrapAssembly: PartAssembly {
  override func assemble(container: Container) {
    super.assemble(container: container)
    container.register(Strap.self) { _ in Strap() }
  }
}

enum Parts {
  static func all() -> [Assembly] {
    var parts: [Assembly] = [StrapAssembly()]
    if CommandLine.arguments.count > 1 { parts.append(FaceAssembly()) }
    return parts
  }
}

@main
enum Main {
  static func main() {
    let assembler = Assembler([ClockAssembly()])
    print(assembler.resolver.resolve(Zone.self)!)  // want: missing-provider "Zone"

    let container = Container()
    let full = Assembler([ClockAssembly()], container: container)
    full.apply(assembly: ZoneAssembly())
    _ = BellAssembly(container)
    print(full.resolver.resolve(Zone.self)!, full.resolver.resolve(Bell.self)!)
    print(container.resolve(Hand.self)!)

    let child = Assembler([], parent: full)
    let grandchild = Assembler(parentAssembler: child)
    grandchild.apply(assemblies: [PartAssembly()])
    print(child.resolver.resolve(Clock.self)!, grandchild.resolver.resolve(Zone.self)!)
    print(grandchild.resolver.resolve(Gear.self)!)
    print(child.resolver.resolve(Gear.self)!)  // want: missing-provider "Gear"
    print(Assembler(container: container).resolver.resolve(Bell.self)!)

    let unread = Assembler(Parts.all())
    print(unread.resolver.resolve(Gear.self)!, unread.resolver.resolve(Strap.self)!)
    print(unread.resolver.resolve(Face.self)!)
  }
}
