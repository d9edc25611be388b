import UIKit

// No word of SwiftUI: the views are built here, and another file shows them.
final class Flow {
  private let screens = Screens()
  private let window = UIWindow()

  func begin() {
    window.rootViewController = screens.first()
    // want@+1: missing-provider "'Forecast' is shown without a 'Sky'"
    screens.push(Forecast())
    screens.push(Forecast().under(screens.sky))
  }
}
