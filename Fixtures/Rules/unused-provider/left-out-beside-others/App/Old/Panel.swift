import UIKit

// No file of this folder is in a target: a project out of sight may well compile them.

final class PanelController: UIViewController {
  private let clock = Clock()
  private let lamp = Lamp()  // want: unused-provider "'lamp' is built in 'PanelController' but never used"

  override func viewDidLoad() { Screen(clock: clock).show() }
}
