import Resolver

// A closure whose branches yield a protocol and types that conform to it registers the protocol, so that
// nothing else may be meant by it.

protocol Map: AnyObject { func draw() }
final class Small: Map { func draw() {} }
final class Large: Map { func draw() {} }

protocol Chart: AnyObject { func plot() }
final class Pie: Chart { func plot() {} }
final class Bar: Chart { func plot() {} }

final class Clock {}

extension Resolver: @retroactive ResolverRegistering {
  public static func registerAllServices() {
    register { _, arguments in
      let scale: Int = arguments()
      return scale < 3 ? Small() : Large() as Map
    }
    register { _, arguments in
      if let parts: Int = arguments(), parts > 4 { return Bar() as Chart }
      return Pie()
    }
  }
}

final class Desk {
  @Injected private var clock: Clock  // want: missing-provider "'clock' is not registered"

  func work() {
    Resolver.resolve(Map.self, args: 2).draw()
    Resolver.resolve(Chart.self, args: 2).plot()
    Resolver.resolve(Pie.self).plot()  // want: missing-provider "'Pie' is not registered"
    print(clock)
  }
}

@main
enum Main {
  static func main() { Desk().work() }
}
