import Kit
import Resolver

extension Resolver: @retroactive ResolverRegistering {
  public static func registerAllServices() {
    register { Bell() }
  }
}

@main
enum Widget {
  static func main() {
    let bell: Bell = Resolver.resolve()
    bell.ring()
    Tour().begin()
  }
}
