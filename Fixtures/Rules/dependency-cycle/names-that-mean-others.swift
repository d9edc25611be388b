import UIKit

// A name means what the compiler takes it for: what a superclass out of sight has, not the local that
// it is the first value of; a value's own member in its methods, not the type's of the same name.

final class Log { func note(_ text: String) { print(text) } }

final class Banner: UIViewController {
  private let log: Log
  init(log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  func show() { log.note("shown") }
}

final class Home: UIViewController {
  private let log = Log()
  private var banner: Banner?

  func openBanner() throws {
    let banner = Banner(log: log)
    self.banner = banner
    banner.show()
    let navigationController = try unwrapped(navigationController)
    navigationController.pushViewController(banner, animated: true)
    log.note("\(navigationController)")
  }

  private func unwrapped<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw CancellationError() }
    return value
  }
}

struct Style {
  let size: Int
  let line: Line

  func with(size: Int) -> Style { Style(size: size, line: line.scaled()) }
}

struct Line {
  var height = 1
  func scaled() -> Line { self }
}

extension Style {
  static let plain = Style(size: 1, line: Line())
  static let line = Style.plain.with(size: 2)
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let home = Home()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    try? home.openBanner()
    print(Style.line)
    return true
  }
}
