// A helper around the container is no part of what it builds.
import Swinject

final class Net {}
final class Feed {
  let net: Net
  init(net: Net) { self.net = net }
}

struct Getter<T> {
  let resolver: Resolver
  func get() -> T { resolver.resolve(T.self)! }
}

enum Graph {
  static let container: Container = {
    let container = Container()
    container.register(Net.self) { _ in Net() }
    container.register(Feed.self) { r in Feed(net: Getter<Net>(resolver: r).get()) }
    return container
  }()
}

@main
struct Main {
  static func main() { print(Getter<Feed>(resolver: Graph.container).get()) }
}
