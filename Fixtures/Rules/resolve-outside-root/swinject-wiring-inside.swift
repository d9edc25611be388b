// Functions that ask the resolver they are handed are a part of the wiring, wherever they stand.
import Swinject

final class Net {}

final class Page {
  init(net: Net) {}
  static func build(_ resolver: Resolver) -> Page { Page(net: resolver.resolve(Net.self)!) }
}

final class Feed {
  let net: Net
  init(_ resolver: Resolver) { net = Feed.net(resolver) }
  private static func net(_ resolver: Resolver) -> Net { resolver.resolve(Net.self)! }
}

final class Cart {
  var net: Net!
  func inject(_ resolver: Resolver) { net = resolver.resolve(Net.self)! }
  func go() { print(net!) }
}

final class PageAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Net.self) { _ in Net() }
    container.register(Page.self) { r in Page.build(r) }
    container.register(Feed.self) { r in Feed(r) }
    container.register(Cart.self) { _ in Cart() }.initCompleted { r, cart in cart.inject(r) }
  }
}

@main
struct Main {
  static func main() {
    let resolver = Assembler([PageAssembly()]).resolver
    print(resolver.resolve(Page.self)!, resolver.resolve(Feed.self)!)
    resolver.resolve(Cart.self)!.go()
  }
}
