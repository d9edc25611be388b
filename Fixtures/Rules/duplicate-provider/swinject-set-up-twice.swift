import Swinject

// A set-up that every run comes to twice registers its keys again in the one container; with a container of its
// own each time it does not.

final class Clock {}
final class Bell {}
final class Pen {}

let container = Container()

func setUp() {
  container.register(Clock.self) { _ in Clock() }  // want: duplicate-provider "'Clock'"
  container.register(Bell.self) { _ in Bell() }
}

func makePen() -> Pen {
  let own = Container()
  own.register(Pen.self) { _ in Pen() }
  return own.resolve(Pen.self)!
}

setUp()
setUp()
print(makePen(), makePen(), container.resolve(Clock.self)!, container.resolve(Bell.self)!)

// One assembler is given an assembly twice, another one of each.

final class Gear {}
final class Hand {}

final class GearAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Gear.self) { _ in Gear() }  // want: duplicate-provider "'Gear'"
  }
}

final class HandAssembly: Assembly {
  func assemble(container: Container) { container.register(Hand.self) { _ in Hand() } }
}

let first = Assembler([GearAssembly(), HandAssembly(), GearAssembly()])
let second = Assembler([HandAssembly()])
print(first.resolver.resolve(Gear.self)!, first.resolver.resolve(Hand.self)!)
print(second.resolver.resolve(Hand.self)!)
