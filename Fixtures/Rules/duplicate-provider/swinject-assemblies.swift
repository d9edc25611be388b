import Swinject

// Assemblies register in the order of their list: which of two for one key is replaced depends on
// it.

final class Clock {}
final class Zone {}
final class Bell {}
final class Hand {}
final class Gear {}

final class FirstAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
    container.register(Zone.self) { _ in Zone() }  // want: duplicate-provider "Zone"
  }
}

final class SecondAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }  // want: duplicate-provider "Clock"
    container.register(Bell.self) { _ in Bell() }
  }
}

final class ZoneAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Zone.self) { _ in Zone() }
  }
}

/// Applied when the list has been.
final class LateAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Bell.self) { _ in Bell() }  // want: duplicate-provider "Bell"
    container.register(Hand.self) { _ in Hand() }
  }
}

/// In a container of its own.
final class ChildAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Hand.self) { _ in Hand() }
    container.register(Clock.self) { _ in Clock() }
  }
}

/// Of these only one is applied.
final class LightAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Gear.self) { _ in Gear() }
  }
}

final class DarkAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Gear.self) { _ in Gear() }
  }
}

@main
enum Main {
  static func main() {
    let assembler = Assembler([ZoneAssembly(), FirstAssembly(), SecondAssembly()])
    assembler.apply(assembly: LateAssembly())
    let child = Assembler([ChildAssembly()], parent: assembler)
    let isDark = CommandLine.arguments.count > 1
    let styled = Assembler([isDark ? DarkAssembly() : LightAssembly()])
    let r = assembler.resolver
    print(r.resolve(Clock.self)!, r.resolve(Zone.self)!, r.resolve(Bell.self)!)
    print(r.resolve(Hand.self)!)
    print(child.resolver.resolve(Hand.self)!, child.resolver.resolve(Clock.self)!)
    print(styled.resolver.resolve(Gear.self)!)
  }
}
