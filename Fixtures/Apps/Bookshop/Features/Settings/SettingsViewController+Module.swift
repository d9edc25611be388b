import Pure

extension SettingsViewController: FactoryModule {
  struct Dependency {
    let settings: SettingsStoring
    let notifications: NotificationSettingsViewController.Factory
    let about: AboutViewController.Factory
    let makeDebugMenu: (() -> UIViewController)?
  }
}

extension SettingsViewController {
  func openAbout() {
    self.present(dependency.about.create(), animated: true)
  }
}
