import Swinject
import SwinjectAutoregistration

// `implements` takes a key too: what is registered for the type later replaces it, and it replaces
// what was.

protocol Shape {}
protocol Drawable {}
final class Circle: Shape, Drawable {}
final class Square: Shape, Drawable {}
final class Page {
  init(_ number: Int) {}
}

final class ShapeAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Circle.self) { _ in Circle() }.implements(Shape.self)
    container.register(Shape.self) { _ in Square() }  // want: duplicate-provider "Shape"

    container.register(Drawable.self, name: "round") { _ in Circle() }
    container.register(Drawable.self) { _ in Square() }
    // want@+1: duplicate-provider "registration of 'Drawable' in"
    container.register(Square.self, name: "round") { _ in Square() }.implements(Drawable.self)

    container.register(Page.self) { (_: Resolver, number: Int) in Page(number) }
    container.register(Page.self) { _ in Page(0) }
    // want@+1: duplicate-provider "Page"
    container.autoregister(Page.self, argument: Int.self, initializer: Page.init)
  }
}

@main
enum Main {
  static func main() {
    let r = Assembler([ShapeAssembly()]).resolver
    print(r.resolve(Circle.self)!, r.resolve(Shape.self)!, r.resolve(Drawable.self)!)
    print(r.resolve(Drawable.self, name: "round")!, r.resolve(Square.self, name: "round")!)
    print(r.resolve(Page.self, argument: 1)!, r.resolve(Page.self)!)
  }
}
