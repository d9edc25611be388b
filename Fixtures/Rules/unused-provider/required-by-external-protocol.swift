import Pure

// A lazy member that satisfies a requirement of a library's protocol is used by the library.

final class HomeModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class Window {}

final class AppDelegate: CustomStringConvertible {
  lazy var description: String = makeText()
  private lazy var window: Window? = Window()  // want: unused-provider "window"
  lazy var homeFactory = HomeModule.Factory()

  func makeText() -> String { "\(homeFactory.create())" }
}

let text = "\(AppDelegate())"
