import EasyDi
import UIKit

final class AppAssembly: Assembly {
  private lazy var journal: JournalAssembly = context.assembly()
  private lazy var settings = SettingsAssembly.instance()

  func makeWindow() -> UIWindow {
    let window = UIWindow()
    window.rootViewController = tabBar
    return window
  }

  private var tabBar: TabBarController {
    define(init: TabBarController(journal: self.journal, settings: self.settings))
  }
}
