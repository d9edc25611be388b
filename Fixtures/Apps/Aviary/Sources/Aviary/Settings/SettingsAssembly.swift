import EasyDi

final class SettingsAssembly: ScreenAssembly<SettingsViewController, SettingsViewModel> {
  lazy var about: AboutAssembly = AboutAssembly.instance(from: self.context)

  override var viewModel: SettingsViewModel {
    return define(
      init:
        SettingsViewModel(preferences: self.services.preferences)
    ) {
      $0.makeAbout = { self.about.screen }
      return $0
    }
  }
}

final class AboutAssembly: ScreenAssembly<AboutViewController, AboutViewModel> {
  override var viewModel: AboutViewModel { define(init: AboutViewModel()) }
}
