import Foreign
import Swinject

// What is asked for is known by its type, though nobody knows the type of an argument.

final class Page {
  init(_ name: String) { print(name) }
}

final class Screen {
  func show() {
    print(Main.container.resolve(Page.self, argument: Names.page)!)  // want: resolve-outside-root
  }
}

@main
enum Main {
  static let container: Container = {
    let container = Container()
    container.register(Page.self) { (_, name: String) in Page(name) }
    container.register(Screen.self) { _ in Screen() }
    return container
  }()

  static func main() { container.resolve(Screen.self)!.show() }
}
