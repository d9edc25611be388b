import Navigation
import UIKit

// A call with what a function does not take means another one, which a library's class declares.

final class Page { init(title: String) { print(title) } }
final class Stack { init(page: Page) { print(page) } }

final class AppContainer: LibraryContainer {
  lazy var page = makePage()
  func makeStack() -> Stack { Stack(page: page) }
  private func makePage() -> Page { makePage { "start" } }

  lazy var cover = Stack(page: makeCover())  // want: dependency-cycle "'cover'"
  func makeCover() -> Page { makePage(named: cover) }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let container = AppContainer()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print(container.makeStack(), container.cover)
    return true
  }
}
