import UIKit

// A root that the app starts and everybody asks by `shared` need not build much.

final class Clock {}
final class Api { init(clock: Clock) { print(clock) } }
final class Badge {}

final class Core {
  static var instance: Core?
  static func initApp() throws { instance = try Core() }
  static var shared: Core { instance! }

  let clock: Clock
  let api: Api
  let badge: Badge  // want: unused-provider "badge"

  init() throws {
    clock = Clock()
    api = Api(clock: clock)
    badge = Badge()
  }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    try? Core.initApp()
    Model().load()
    return true
  }
}

final class Model {
  func load() { print(Core.shared.api, Core.shared.clock) }
}
