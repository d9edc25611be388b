import BirdKit
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
    ServiceAssembly.instance().syncEngine.wake()
    window = assembly.makeWindow()
    window?.makeKeyAndVisible()
    BirdLink().open(Bird(id: "dipper", name: "Dipper"))
    return true
  }
}
