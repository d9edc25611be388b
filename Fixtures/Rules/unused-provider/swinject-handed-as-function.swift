// 'resolve' is handed on as a function: whoever gets it may ask for anything.
import Swinject

final class Feed {}
final class Net {}

enum Graph {
  static let container: Container = {
    let container = Container()
    container.register(Net.self) { _ in Net() }
    container.register(Feed.self) { _ in Feed() }
    return container
  }()
}

@main
struct Main {
  static func main() {
    let container = Graph.container
    print(container.resolve(Net.self)!, [Feed.self].compactMap(container.resolve))
  }
}
