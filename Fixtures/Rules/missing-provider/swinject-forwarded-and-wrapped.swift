import Swinject

// `implements` registers the same entry under another type, with the arguments of the service and a
// name of its own. `Lazy` and `Provider` need the service itself, with the same name and arguments.

protocol Shape {}
protocol Drawable {}
final class Circle: Shape, Drawable {}
final class Square: Shape {}
final class Page {
  init(_ number: Int) {}
}
final class Ink {}
final class Quill {}

final class ShapeAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Circle.self, name: "small") { _ in Circle() }
      .implements(Shape.self)
      .implements(Drawable.self, name: "small")
    container.register(Page.self) { (_: Resolver, number: Int) in Page(number) }
    container.register(Ink.self, name: "blue") { _ in Ink() }
  }
}

@main
enum Main {
  static func main() {
    let r = Assembler([ShapeAssembly()]).resolver
    print(r.resolve(Shape.self)!, r.resolve(Drawable.self, name: "small")!)
    print(r.resolve(Shape.self, name: "small")!)  // want: missing-provider "Shape"
    print(r.resolve(Drawable.self)!)  // want: missing-provider "Drawable"
    print(r.resolve(Circle.self)!)  // want: missing-provider "Circle"
    print(r.resolve(Circle.self, name: "small")!)
    print(r.resolve(Square.self)!)  // want: missing-provider "Square"

    print(r.resolve(Lazy<Page>.self, argument: 1)!, r.resolve(Provider<Shape>.self)!)
    print(r.resolve(Lazy<Page>.self)!)  // want: missing-provider "Page"
    print(r.resolve(Lazy<Ink>.self, name: "blue")!)
    print(r.resolve(Provider<Ink>.self)!)  // want: missing-provider "Ink"
    print(r.resolve(Provider<Quill>.self)!)  // want: missing-provider "Quill"
  }
}
