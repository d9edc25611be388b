import EasyDi
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let assembly = AppAssembly.instance()
  var window: UIWindow?

  required override init() {
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions: [String: Any]?
  ) -> Bool {
    ExperimentsAssembly.instance().activate(didFinishLaunchingWithOptions != nil)
    window = assembly.makeWindow()
    window?.makeKeyAndVisible()
    return true
  }
}
