import Swinject
import Weather

// An argument of which nothing is known says nothing in a message.

final class Screen {
  private let wind: Wind
  init(wind: Wind) { self.wind = wind }
  func show() { print(wind) }
}

final class Panel {
  private let container: Container
  init(container: Container) { self.container = container }
  func open() {
    container.resolve(Screen.self, argument: Station.main.wind)!  // want: resolve-outside-root "for 'Screen' instead"
      .show()
  }
}

let container = Container()
container.register(Screen.self) { (_, wind: Wind) in Screen(wind: wind) }
container.register(Panel.self) { _ in Panel(container: container) }
container.resolve(Panel.self)!.open()
