import Swinject

// The types of the arguments are a part of the key, as they are written where it is asked: a
// literal is what the language makes of it, and no argument converts.

protocol Shape {}
final class Circle: Shape {}

final class ShapeAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Page.self) { (_: Resolver, number: Int) in Page(number) }
    container.register(Frame.self) { (_, shape: Shape) in Frame(shape) }
    container.register(Label.self) { _, text in Label(text) }
    container.register(Grid.self) { (_, rows: Int, columns: Double) in Grid(rows, columns) }
  }
}

@main
enum Main {
  static func main() {
    let r = Assembler([ShapeAssembly()]).resolver
    let maybe: Int? = 1
    let circle = Circle()
    let shape: Shape = circle
    print(r.resolve(Page.self, argument: 1)!)
    print(r.resolve(Page.self, argument: Int64(1))!)  // want: missing-provider "Int64"
    print(r.resolve(Page.self, argument: maybe)!)  // want: missing-provider "Page"
    print(r.resolve(Page.self)!)  // want: missing-provider "Page"
    print(r.resolve(Frame.self, argument: shape)!)
    print(r.resolve(Frame.self, argument: circle as Shape)!)
    print(r.resolve(Frame.self, argument: circle)!)  // want: missing-provider "Circle"
    print(r.resolve(Label.self, argument: "a")!)
    print(r.resolve(Grid.self, arguments: 1, 2.0)!)
    print(r.resolve(Grid.self, arguments: 1, 2)!)  // want: missing-provider "Grid"
    print(r.resolve(Grid.self, name: nil, arguments: 3, 4.5)!)
  }
}

final class Page {
  init(_ number: Int) {}
}

final class Frame {
  init(_ shape: Shape) {}
}

final class Label {
  init(_ text: String) {}
}

final class Grid {
  init(_ rows: Int, _ columns: Double) {}
}
