import Swinject

// A name is a part of the key: none, `""` and another one differ. A name that cannot be read serves
// any name, and is served by any.

final class ClockAssembly: Assembly {
  private let zone: String

  init(zone: String) {
    self.zone = zone
  }

  func assemble(container: Container) {
    container.register(Clock.self, name: "utc") { _ in Clock() }
    container.register(Bell.self) { _ in Bell() }
    container.register(Hand.self, name: "") { _ in Hand() }
    container.register(Face.self, name: Names.round) { _ in Face() }
    for name in ["a", "b"] { container.register(Gear.self, name: name) { _ in Gear() } }
    container.register(Case.self, name: "gold") { _ in Case() }
    container.register(Watch.self) { [zone] r in
      Watch(
        clock: r.resolve(Clock.self, name: "utc")!,
        other: r.resolve(Clock.self, name: "uct")!,  // want: missing-provider "uct"
        none: r.resolve(Clock.self)!,  // want: missing-provider "Clock"
        bell: r.resolve(Bell.self, name: nil)!,
        named: r.resolve(Bell.self, name: "loud")!,  // want: missing-provider "loud"
        hand: r.resolve(Hand.self, name: "")!,
        bare: r.resolve(Hand.self)!,  // want: missing-provider "Hand"
        face: r.resolve(Face.self, name: Names.round)!,
        square: r.resolve(Face.self, name: Names.square)!,  // want: missing-provider "Face"
        gear: r.resolve(Gear.self, name: "c")!,
        it: r.resolve(Case.self, name: zone)!
      )
    }
  }
}

enum Names {
  static let round = "round"
  static let square = "square"
}

@main
enum Main {
  static func main() {
    let zone = CommandLine.arguments[0]
    print(Assembler([ClockAssembly(zone: zone)]).resolver.resolve(Watch.self)!)
  }
}

final class Clock {}
final class Bell {}
final class Hand {}
final class Face {}
final class Gear {}
final class Case {}

final class Watch {
  init(
    clock: Clock, other: Clock, none: Clock, bell: Bell, named: Bell, hand: Hand, bare: Hand,
    face: Face, square: Face, gear: Gear, it: Case
  ) {}
}
