// What the library's registry is asked for before any code that registers it can have run is missing.
// What its own start registers is there whenever somebody asks.

import Resolver

final class Clock {}
final class Log {}
final class Store {}
final class Feed {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Log() }
    registerFeed()
  }

  static func registerFeed() {
    register { Feed() }  // want: duplicate-provider "'Feed' in 'Resolver' is registered twice"
  }
}

final class Screen {
  @Injected private var store: Store  // want: missing-provider "'store' is asked for before it is registered: '@Injected var store: Store' in 'Screen' crashes when 'Screen' is built"
  @LazyInjected private var clock: Clock

  func show() { print(store, clock) }
}

@main
enum Main {
  static func main() {
    print(Resolver.resolve(Log.self), Resolver.resolve(Feed.self))
    let screen = Screen()
    let clock: Clock? = Resolver.optional()
    Resolver.register { Store() }
    Resolver.register { Clock() }
    Resolver.registerFeed()
    screen.show()
    print(clock as Any)
  }
}
