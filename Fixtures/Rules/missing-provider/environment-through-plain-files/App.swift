import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let flow = Flow()
  func application(_ application: UIApplication) -> Bool {
    flow.begin()
    return true
  }
}
