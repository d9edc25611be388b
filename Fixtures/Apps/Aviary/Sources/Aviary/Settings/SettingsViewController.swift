import UIKit

final class SettingsViewModel {
  var makeAbout: (() -> UIViewController)?
  private let preferences: Preferences

  init(preferences: Preferences) {
    self.preferences = preferences
  }

  func choose(_ region: String) {
    preferences.region = region
    preferences.save()
  }
}

final class SettingsViewController: ModelViewController<SettingsViewModel> {
  private let region = UIButton()
  private let about = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    region.onTap = { [weak self] in self?.viewModel.choose("Elbe") }
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
