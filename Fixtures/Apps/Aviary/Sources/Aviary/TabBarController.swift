import UIKit

/// Makes its tabs when they are first shown.
final class TabBarController: UITabBarController {
  private let journal: JournalAssembly
  private let settings: SettingsAssembly

  init(journal: JournalAssembly, settings: SettingsAssembly) {
    self.journal = journal
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let feed = UIStoryboard(name: "Feed", bundle: nil).instantiateInitialViewController()
    viewControllers = [
      feed, journal.journal, MapViewController(),
      UINavigationController(rootViewController: settings.screen),
    ].compactMap { $0 }
  }
}
