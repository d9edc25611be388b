import Resolver

// Where tests exchange the library's own registry, what these ask is not told; the app asks its own.

protocol Clocking {}
final class Clock: Clocking {}
final class Bell {}

final class Tower {
  @Injected var clock: Clocking
  @Injected var bell: Bell  // want: missing-provider "'bell' is not registered"
  func show() { print(clock, bell) }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { Clock() as Clocking } }
}

@main
enum Main {
  static func main() { Tower().show() }
}
