import EasyDi

final class SettingsAssembly: ScreenAssembly<SettingsViewController, SettingsViewModel> {
  lazy var about: AboutAssembly = AboutAssembly.instance(from: self.context)

  override var viewModel: SettingsViewModel {
    return define(
      init:
        // want@+1: dependency-cycle "regionPicker"
        SettingsViewModel(preferences: self.services.shared, picker: self.regionPicker)
    ) {
      $0.makeAbout = { self.about.screen }
      return $0
    }
  }

  private var regionPicker: RegionPicker {
    define(scope: .prototype, init: RegionPicker()) {
      $0.output = self.viewModel
      return $0
    }
  }
}

final class AboutAssembly: ScreenAssembly<AboutViewController, AboutViewModel> {
  override var viewModel: AboutViewModel { define(init: AboutViewModel()) }
}
