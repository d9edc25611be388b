import UIKit

// One side of a merge, which no target compiles: what it leaves over is nobody's concern.

final class OldDelegate: UIResponder, UIApplicationDelegate {
  private let clock = Clock()
  private let spare = Lamp()

  func applicationDidBecomeActive(_ application: UIApplication) {
    Screen(clock: clock).show()
  }
}
