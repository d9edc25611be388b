import UIKit

final class SettingsViewModel {
  var makeAbout: (() -> UIViewController)?
  private let preferences: Preferences
  private let picker: RegionPicker

  init(preferences: Preferences, picker: RegionPicker) {
    self.preferences = preferences
    self.picker = picker
  }

  func pick() {
    picker.pick("Weser")
  }

  func choose(_ region: String) {
    preferences.region = region
    preferences.save()
  }
}

final class RegionPicker {
  weak var output: SettingsViewModel?

  func pick(_ region: String) {
    output?.choose(region)
  }
}

final class SettingsViewController: ModelViewController<SettingsViewModel> {
  private let region = UIButton()
  private let about = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    region.onTap = { [weak self] in self?.viewModel.pick() }
    about.onTap = { [weak self] in
      guard let self, let about = self.viewModel.makeAbout?() else { return }
      self.present(about, animated: true)
    }
  }
}

final class AboutViewModel {
  let text = "Aviary 3"
}

final class AboutViewController: ModelViewController<AboutViewModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.text
  }
}
