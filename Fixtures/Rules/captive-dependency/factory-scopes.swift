import FactoryKit

// What a scope makes anew is captive in what is kept, where others ask for it too and somebody wrote
// the scope. The default is no choice, and what is shared while somebody holds it is common to all.

extension Container {
  var store: Factory<Store> { self { Store(self.session(), self.cart(), self.plain()) }.singleton }  // want: captive-dependency "'Container.store', which is made once, keeps 'Container.session', which is made anew each time", captive-dependency "keeps 'Container.cart', which is made once for each graph"
  var session: Factory<Session> { self { Session() }.unique }
  var cart: Factory<Cart> { self { Cart() }.scope(.graph) }
  var plain: Factory<Plain> { self { Plain() } }
  var cache: Factory<Cache> { self { Cache(self.part(), self.shared()) }.cached }
  var part: Factory<Part> { self { Part() }.unique }
  var shared: Factory<Shared> { self { Shared() }.shared }
  var later: Factory<Later> { self { Later() }.cached }
  var property: Factory<Property> { self { Property() }.cached }
}

final class Session {}
final class Cart {}
final class Plain {}
final class Part {}
final class Shared {}

final class Store { init(_ session: Session, _ cart: Cart, _ plain: Plain) {} }
final class Cache { init(_ part: Part, _ shared: Shared) {} }

final class Later {
  @DynamicInjected(\.session) private var session
  func go() { print(session) }
}

final class Property {
  @Injected(\.session) private var session  // want: captive-dependency "'Container.property', which is made once, keeps 'Container.session'"
  func go() { print(session) }
}

@main
enum Main {
  static func main() {
    let container = Container.shared
    print(container.store(), container.session(), container.cart(), container.plain())
    print(container.cache(), container.shared(), container.later(), container.property())
  }
}
