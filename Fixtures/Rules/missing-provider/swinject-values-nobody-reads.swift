import Swinject

// The value of a static member is made when it is first read. One that registers something and that
// nobody reads registers nothing.

final class Clock { let rate = 1 }
final class Bell { let tone = 2 }
final class Gear { let teeth = 3 }
final class Hand { let length = 4 }
final class Dial { let radius = 5 }

protocol Boxed { static var box: Container { get } }

enum Tower: Boxed {
  static let box: Container = {
    let box = Container()
    box.register(Gear.self) { _ in Gear() }
    return box
  }()
}

func gear<Box: Boxed>(in box: Box.Type) -> Gear { box.box.resolve(Gear.self)! }

enum Wiring {
  static let container = Container()

  static let clocks: Void = {  // want: unused-provider "'Wiring.clocks' is never read"
    container.register(Clock.self) { _ in Clock() }
  }()

  static let hands = fill()  // want: unused-provider "'Wiring.hands' is never read"

  private static let bells: Void = {
    container.register(Bell.self) { _ in Bell() }
  }()

  private static func fill() -> Int {
    container.register(Hand.self) { _ in Hand() }
    return 1
  }

  static func start() { _ = bells }
}

extension Container {
  static let side = Container()
}

@main
enum Main {
  static let dials = { Container.side.register(Dial.self) { _ in Dial() } }()

  static func main() {
    Wiring.start()
    print(Wiring.container.resolve(Bell.self)!.tone)
    print(Wiring.container.resolve(Clock.self)!.rate)  // want: missing-provider "'Clock' is not"
    print(Wiring.container.resolve(Hand.self)!.length)  // want: missing-provider "'Hand' is not"
    print(gear(in: Tower.self).teeth)
    _ = dials
    print(Container.side.resolve(Dial.self)!.radius)
  }
}
