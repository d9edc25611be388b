import Swinject
import SwinjectAutoregistration

// Registered, and never resolved: by that name, with those arguments, or at all. What only an
// unused registration asks for has the same cause.

protocol Shape {}
final class Circle: Shape {}
final class Clock {}
final class Zone {}
final class Bell {}
final class Page {
  init(_ number: Int) {}
}
final class Hand {
  init(gear: Gear) {}
}
final class Gear {}
final class Face {}
final class Band {}
final class Case {}

final class PartAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Clock.self) { _ in Clock() }
    container.register(Zone.self) { _ in Zone() }  // want: unused-provider "Zone"
    container.register(Bell.self, name: "loud") { _ in Bell() }
    container.register(Bell.self, name: "quiet") { _ in Bell() }  // want: unused-provider "quiet"
    container.register(Page.self) { (_: Resolver, number: Int) in Page(number) }
    container.register(Page.self) { _ in Page(0) }  // want: unused-provider "Page"
    // want@+1: unused-provider "Hand"
    container.autoregister(Hand.self, initializer: Hand.init)
    container.register(Gear.self) { _ in Gear() }
    container.register(Circle.self) { _ in Circle() }.implements(Shape.self)
    container.register(Face.self) { _ in Face() }.initCompleted { r, _ in print(r ~> Clock.self) }
    for name in ["a", "b"] { container.register(Band.self, name: name) { _ in Band() } }
    container.register(Case.self) { _ in Case() }
  }

  func loaded(resolver: Resolver) {
    print(resolver.resolve(Case.self) as Any)
  }
}

/// Nobody applies it.
final class LostAssembly: Assembly {  // want: unused-provider "LostAssembly"
  func assemble(container: Container) {
    container.register(Clock.self, name: "lost") { _ in Clock() }
  }
}

@main
enum Main {
  static func main() {
    let r = Assembler([PartAssembly()]).resolver
    print(r ~> (Bell.self, name: "loud"), r ~> (Page.self, argument: 1), r ~> Shape.self)
    print(r ~> Provider<Face>.self, r.resolve(Band.self, name: "c")!)
  }
}
