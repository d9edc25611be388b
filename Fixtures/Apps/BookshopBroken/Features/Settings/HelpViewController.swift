import Pure

/// The answers. Not reachable from the settings yet.
final class HelpViewController: UIViewController, FactoryModule {
  struct Dependency {
    let settings: SettingsStoring
    let contact: ContactViewController.Factory  // want: dependency-cycle "HelpViewController"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.title = self.dependency.settings.sendsStatistics ? "Help" : "Help without statistics"
    self.view.addSubview(UIButton(title: "Ask us") { [weak self] in self?.openContact() })
  }

  private func openContact() {
    self.present(self.dependency.contact.create(), animated: true)
  }
}

final class ContactViewController: UIViewController, FactoryModule {
  struct Dependency {
    let authService: AuthServicing
    let help: HelpViewController.Factory
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
    self.title = dependency.authService.currentUser.value?.email
  }

  func readAnswersFirst() {
    self.present(self.dependency.help.create(), animated: true)
  }
}
