import Swinject
import UIKit

// A function that a protocol asks for runs where its own type is named, and where the protocol is what
// is called. What another type that conforms is called for is no call of it.

protocol Registering {
  static func add(to container: Container)
}

protocol Filling {
  static func fill(_ container: Container)
}

final class Clock {}
final class Radio {
  init(clock: Clock) {}
}
final class Dial: UIViewController {
  var radio: Radio!
}
final class Lamp {}

extension Clock: Registering {
  static func add(to container: Container) {  // want: unused-provider "'add(to:)' is never called"
    container.register(Clock.self) { _ in Clock() }
  }
}

extension Radio: Registering {
  static func add(to container: Container) {
    container.register(Radio.self) { r in
      Radio(clock: r.resolve(Clock.self)!)  // want: missing-provider "'Clock' is not registered"
    }
  }
}

extension Dial: Registering {
  static func add(to container: Container) {
    container.register(Dial.self) { r in
      let dial = Dial()
      dial.radio = r.resolve(Radio.self)!
      return dial
    }
  }
}

extension Lamp: Filling {
  static func fill(_ container: Container) { container.register(Lamp.self) { _ in Lamp() } }
}

final class Plug {}
extension Plug: Filling {
  static func fill(_ container: Container) { container.register(Plug.self) { _ in Plug() } }
}

@main
enum Main {
  static func main() {
    let container = Container()
    Radio.add(to: container)
    Dial.add(to: container)
    Plug.fill(container)
    for type in [Lamp.self] as [Filling.Type] { type.fill(container) }
    print(container.resolve(Dial.self)!, container.resolve(Lamp.self)!, container.resolve(Plug.self)!)
  }
}
