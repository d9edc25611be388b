import Kit
import Resolver

extension Resolver: @retroactive ResolverRegistering {
  public static func registerAllServices() {
    register { Clock() }
    register { Zone() }
    register { Bell() }
    register { Sheet() }
    register { Ink() }
  }
}

@main
enum App {
  static func main() {
    let bell: Bell = Resolver.resolve()
    bell.ring()
    Map().show()
    Tour().begin()
    ScreenMaker().makeLast().show()
  }
}
