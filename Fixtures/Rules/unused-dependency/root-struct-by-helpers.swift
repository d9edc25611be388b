import Pure

// A function that leaves building the modules to others of its type is a root all the same: what
// it returns has to be read. What those others return besides modules has not.

final class Window {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let title: String
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.title) }
}

struct Graph {
  let window: Window
  let links: Window  // want: unused-dependency "'links' of 'Graph'"
}

struct Style {
  let color: String
  let font: String
}

final class CompositionRoot {
  static func build() -> Graph {
    let window = Window()
    print(style().color)
    present()
    return Graph(window: window, links: Window())
  }

  private static func present() { makeHome().show() }

  private static func makeHome() -> HomeModule {
    HomeModule(dependency: .init(title: style().color), payload: ())
  }

  private static func style() -> Style { Style(color: "red", font: "serif") }
}

print(CompositionRoot.build().window)
