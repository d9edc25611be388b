import Kit
import Resolver

extension Resolver: @retroactive ResolverRegistering {
  public static func registerAllServices() {
    register { Clock() }
    register { Bell() }
  }
}

@main
enum Widget {
  static func main() {
    let bell: Bell = Resolver.resolve()
    bell.ring()
    // Only the app has one.
    print(Resolver.resolve(Zone.self))  // want: missing-provider "'Zone' is not registered"
  }
}
