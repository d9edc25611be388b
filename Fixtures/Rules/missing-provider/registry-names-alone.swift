// Where a name stands for the type, whatever is registered under it is found, if it is of the type that
// is asked for; where it is told besides the type, both have to be the same.

protocol Clocking {}
final class Clock: Clocking {}
final class Bell {}
final class Rope {}

final class Shelf {
  private var things: [String: Any] = [:]

  func put<Thing>(_ thing: Thing, as name: String? = nil) {
    things[name ?? String(describing: Thing.self)] = thing
  }

  func take<Thing>(_ name: String? = nil) -> Thing {
    things[name ?? String(describing: Thing.self)] as! Thing
  }
}

final class Drawer {
  private var things: [String: Any] = [:]

  func put<Thing>(_ thing: Thing, as name: String? = nil) {
    things["\(Thing.self) \(name ?? "")"] = thing
  }

  func take<Thing>(_ name: String? = nil) -> Thing { things["\(Thing.self) \(name ?? "")"] as! Thing }
}

@main
enum Main {
  static func main() {
    let shelf = Shelf()
    shelf.put(Clock(), as: "clock")
    shelf.put(Bell())
    let clock: Clocking = shelf.take("clock")
    let bell: Bell = shelf.take()
    let rope: Rope = shelf.take("rope")  // want: missing-provider "'Rope' is not registered by that name"
    let other: Clocking = shelf.take()  // want: missing-provider "'Clocking' is not registered"
    let drawer = Drawer()
    drawer.put(Clock(), as: "clock")
    let third: Clocking = drawer.take("clock")  // want: missing-provider "'Clocking' is not registered by that name"
    let fourth: Clock = drawer.take("clock")
    print(clock, bell, rope, other, third, fourth)
  }
}
