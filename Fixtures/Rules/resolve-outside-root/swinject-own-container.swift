// A part that makes a container of its own asks that one.
import Swinject
final class Net {}
final class Child {
  let container: Container
  init(container: Container) { self.container = Container(parent: container) }
  func net() -> Net { container.resolve(Net.self)! }
}
final class Graph {
  private let container: Container
  init() {
    self.container = Container()
    self.fill()
  }
  private func fill() {
    self.container.register(Net.self) { _ in Net() }
    self.container.register(Child.self) { _ in Child(container: self.container) }
  }
  func child() -> Child { container.resolve(Child.self)! }
}
@main struct Main { static func main() { print(Graph().child().net()) } }
