import EasyDi
import UIKit

final class LegacyAssembly: Assembly {  // want: unused-provider "LegacyAssembly"
  private lazy var services: ServiceAssembly = self.context.assembly()

  var screen: UIViewController {
    define(init: UINavigationController(rootViewController: self.first))
  }

  private var first: UIViewController {
    define(init: SettingsViewController()) {
      $0.title = self.services.preferences.region
      return $0
    }
  }
}
