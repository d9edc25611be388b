import UIKit

// A variable that nothing is ever put into is told as that.

final class Kettle { func boil() {} }
final class Cup {
  private let kettle: Kettle
  init(kettle: Kettle) { self.kettle = kettle }
  func fill() { kettle.boil() }
}

@main
final class Kitchen: UIResponder, UIApplicationDelegate {
  private let kettle = Kettle()
  private var spare: Kettle?  // want: unused-provider "'spare' of 'Kitchen' is never set and never used"
  private var later: Cup!  // want: unused-provider "'later' of 'Kitchen' is never set and never used"
  private var full: Cup?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    Cup(kettle: kettle).fill()
    full = Cup(kettle: kettle)
    full?.fill()
  }
}
