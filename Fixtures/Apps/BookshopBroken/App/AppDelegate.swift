import Foundation

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let dependency: AppDependency

  override convenience init() {
    self.init(dependency: AppDependency.resolve())
  }

  /// Takes the dependency of a test.
  init(dependency: AppDependency) {
    self.dependency = dependency
    super.init()
  }

  func applicationDidFinishLaunching() -> Bool {
    self.dependency.startupTasks.forEach { $0.run() }
    let window = self.dependency.window
    window.rootViewController = self.dependency.splash.create()
    window.makeKeyAndVisible()
    return true
  }

  func applicationDidReceiveRemoteMessage(_ userInfo: [String: String]) {
    self.dependency.push.receive(userInfo)
  }

  func applicationOpen(_ url: URL) -> Bool {
    guard
      let viewController = self.dependency.router.viewController(for: url),
      let root = self.dependency.window.rootViewController
    else { return false }
    root.present(viewController, animated: true)
    return true
  }
}
