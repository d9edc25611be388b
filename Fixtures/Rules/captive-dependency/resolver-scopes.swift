import Resolver

// What a scope makes anew is captive in what is kept, where others ask for it too and somebody wrote
// the scope. A graph is the default, and what is shared while somebody holds it is common to all.

final class Session {}
final class Cart {}
final class Shared {}
final class Store { init(_ session: Session, _ cart: Cart, _ shared: Shared) {} }
final class Later {
  @LazyInjected private var session: Session  // want: captive-dependency "'Later', which is made once, keeps 'Session'"
  func go() { print(session) }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Session() }.scope(.unique)
    register { Cart() }
    register { Shared() }.scope(.shared)
    register { Store(resolve(), resolve(), resolve()) }.scope(.application)  // want: captive-dependency "'Store', which is made once, keeps 'Session', which is made anew each time"
    register { Later() }.scope(.cached)
  }
}

@main
enum Main {
  static func main() {
    print(Resolver.resolve(Store.self), Resolver.resolve(Session.self), Resolver.resolve(Cart.self))
    print(Resolver.resolve(Shared.self), Resolver.resolve(Later.self).go())
  }
}
