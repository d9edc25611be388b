import Swinject

// A container that nothing is registered in has nothing; of one that comes from somewhere out of sight,
// nobody knows.

final class Clock {}

struct Preparation {
  let container: Container
  func run() { print("nothing to do") }
}

/// Whoever calls it may have registered something.
public func show(_ resolver: Resolver) { print(resolver.resolve(Clock.self)!) }

@main
enum Main {
  static func main() {
    let container = Container()
    Preparation(container: container).run()
    print(container.resolve(Clock.self)!)  // want: missing-provider "'Clock' is not registered"
    print(container.resolve(Clock.self) as Any)
  }
}
