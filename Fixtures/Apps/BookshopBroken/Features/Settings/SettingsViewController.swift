class SettingsViewController: UIViewController {
  let dependency: Dependency
  private let taxSwitch = UISwitch()
  private let statisticsSwitch = UISwitch()

  required init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindSwitches()
    self.view.addSubview(
      UIButton(title: "Notifications") { [weak self] in
        self?.push(self?.dependency.notifications.create())
      }
    )
    self.view.addSubview(UIButton(title: "About") { [weak self] in self?.openAbout() })
    if let makeDebugMenu = self.dependency.makeDebugMenu {
      self.view.addSubview(UIButton(title: "Debug") { [weak self] in self?.push(makeDebugMenu()) })
    }
  }

  private func bindSwitches() {
    let settings = self.dependency.settings
    self.taxSwitch.isOn = settings.showsPricesWithTax
    self.taxSwitch.onChange = { settings.showsPricesWithTax = $0 }
    self.statisticsSwitch.isOn = settings.sendsStatistics
    self.statisticsSwitch.onChange = { settings.sendsStatistics = $0 }
  }

  private func push(_ viewController: UIViewController?) {
    guard let viewController else { return }
    self.navigationController?.pushViewController(viewController, animated: true)
  }
}
