import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let dependency = CompositionRoot.resolve()
  var window: UIWindow?

  required override init() {
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions: [String: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      dependency.berths.create(), dependency.about.create(), GuideViewController.load(),
    ]
    window = dependency.window
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}
