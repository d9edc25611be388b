import Pure

final class NotificationSettingsViewController: UIViewController, FactoryModule {
  struct Dependency {
    let settings: SettingsStoring
    let push: PushServicing
  }

  private let depenendcy: Dependency
  private let reminderSwitch = UISwitch()
  private let pushSwitch = UISwitch()

  init(dependency: Dependency, payload: ()) {
    self.depenendcy = dependency
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.reminderSwitch.isOn = self.depenendcy.settings.remindsOfCart
    self.reminderSwitch.onChange = { [weak self] isOn in
      self?.depenendcy.settings.remindsOfCart = isOn
    }
    self.pushSwitch.onChange = { [weak self] isOn in
      guard let self else { return }
      depenendcy.push.isAllowed = isOn
    }
  }
}

extension NotificationSettingsViewController.Dependency {
  static func live(settings: SettingsStoring, push: PushServicing) -> Self {
    .init(settings: settings, push: push)
  }
}
