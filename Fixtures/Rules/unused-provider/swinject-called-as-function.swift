// A value that is called as a function asks for what its callers infer.
import Swinject

final class Net {}
final class Feed {
  let net: Net
  init(net: Net) { self.net = net }
}

struct Injector {
  func callAsFunction<T>() -> T { Graph.container.resolve(T.self)! }
}
let inject = Injector()

enum Graph {
  static let container: Container = {
    let container = Container()
    container.register(Net.self) { _ in Net() }
    container.register(Feed.self) { _ in Feed(net: inject()) }
    return container
  }()
}

@main
struct Main {
  static func main() {
    let feed: Feed = inject()
    print(feed)
  }
}
