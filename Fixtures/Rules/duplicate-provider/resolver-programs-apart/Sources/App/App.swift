import Kit
import Resolver

extension Resolver: @retroactive ResolverRegistering {
  public static func registerAllServices() {
    register { Clock() }
    register { Bell() }
    register { Zone() }  // want: unused-provider "Zone"
    register { Clock() }  // want: duplicate-provider "Clock"
  }
}

@main
enum App {
  static func main() {
    let bell: Bell = Resolver.resolve()
    bell.ring()
  }
}
