// What a container is emptied of is replaced by nothing.
import Swinject

final class Net {}

@main
struct Main {
  static func main() {
    let container = Container()
    container.register(Net.self) { _ in Net() }
    print(container.resolve(Net.self)!)
    container.removeAll()
    container.register(Net.self) { _ in Net() }
    container.register(Net.self) { _ in Net() }  // want: duplicate-provider "Net"
    print(container.resolve(Net.self)!)
  }
}
