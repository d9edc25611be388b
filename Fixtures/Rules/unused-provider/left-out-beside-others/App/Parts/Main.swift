import UIKit

final class Clock { func tick() {} }
final class Lamp { func shine() {} }

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let clock = Clock()
  private let lamp = Lamp()  // want: unused-provider "'lamp' is built in 'AppDelegate' but never used"

  func applicationDidBecomeActive(_ application: UIApplication) {
    Screen(clock: clock).show()
    window?.rootViewController = PanelController()
  }
}

final class Screen {
  private let clock: Clock
  init(clock: Clock) { self.clock = clock }
  func show() { clock.tick() }
}
