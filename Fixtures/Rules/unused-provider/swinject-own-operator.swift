// An operator of the project's own asks for what stands behind it.
import Swinject

final class Net {}
final class Feed {
  let net: Net
  init(net: Net) { self.net = net }
}

infix operator ~~>
func ~~> <T>(resolver: Resolver, type: T.Type) -> T { resolver.resolve(type)! }

enum Graph {
  static let container: Container = {
    let container = Container()
    container.register(Net.self) { _ in Net() }
    container.register(Feed.self) { r in Feed(net: r ~~> Net.self) }
    return container
  }()
}

@main
struct Main {
  static func main() { print(Graph.container ~~> Feed.self) }
}
