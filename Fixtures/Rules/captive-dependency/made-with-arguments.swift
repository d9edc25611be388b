import Swinject

// What is made anew for an argument is meant to be one of its own for each who asks.

final class Counter {
  let start: Int
  init(start: Int) { self.start = start }
}
final class Pen {}

final class Desk { init(counter: Counter, pen: Pen) {} }
final class Shelf { init(counter: Counter, pen: Pen) {} }

struct RoomAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Counter.self) { (_: Resolver, start: Int) in Counter(start: start) }
      .inObjectScope(.transient)
    container.register(Pen.self) { _ in Pen() }.inObjectScope(.transient)
    container.register(Desk.self) { r in
      // want@+1: captive-dependency "Pen"
      Desk(counter: r.resolve(Counter.self, argument: 1)!, pen: r.resolve(Pen.self)!)
    }
    .inObjectScope(.container)
    container.register(Shelf.self) { r in
      // want@+1: captive-dependency "Pen"
      Shelf(counter: r.resolve(Counter.self, argument: 5)!, pen: r.resolve(Pen.self)!)
    }
    .inObjectScope(.container)
  }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler([RoomAssembly()]).resolver
    print(resolver.resolve(Desk.self)!, resolver.resolve(Shelf.self)!)
  }
}
