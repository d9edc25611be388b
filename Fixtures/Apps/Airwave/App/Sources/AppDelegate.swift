import AirwaveKit
import Pure
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, FactoryModule {
  struct Dependency {
    let window: UIWindow
    let launchFactory: LaunchViewController.Factory
    let navigationMap: NavigationMap
    let player: PlayerType
  }

  private let dependency: Dependency
  var window: UIWindow?

  required override convenience init() {
    self.init(dependency: AppDependency.resolve().delegate, payload: ())
  }

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions: [String: Any]?
  ) -> Bool {
    self.dependency.navigationMap.initialize()
    self.window = self.dependency.window
    self.window?.rootViewController = self.dependency.launchFactory.create()
    self.window?.makeKeyAndVisible()
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    self.dependency.player.stop()
  }
}
