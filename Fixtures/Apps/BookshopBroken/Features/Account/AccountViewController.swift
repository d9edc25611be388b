import Pure

final class AccountViewController: UIViewController, FactoryModule {
  struct Dependency {
    typealias Screen = () -> UIViewController

    let reactor: AccountReactor.Factory
    let profileEditor: ProfileEditorViewController.Factory
    let giftCard: GiftCardViewController.Factory
    let makeOrders: Screen
    let makeSettings: Screen
  }

  private let menu: [(title: String, screen: KeyPath<Dependency, Dependency.Screen>)] = [
    ("Orders", \.makeOrders),
    ("Settings", \.makeSettings),
  ]

  private let dependency: Dependency
  private let reactor: AccountReactor

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    self.reactor = dependency.reactor.create()
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.reactor.state.observe { [weak self] user in
      self?.title = user?.name ?? "Account"
    }
    for (title, screen) in self.menu {
      let makeScreen = self.dependency[keyPath: screen]
      self.view.addSubview(
        UIButton(title: title) { [weak self] in
          self?.navigationController?.pushViewController(makeScreen(), animated: true)
        }
      )
    }
    self.view.addSubview(UIButton(title: "Profile") { [weak self] in self?.editProfile() })
    self.view.addSubview(UIButton(title: "Gift card") { [weak self] in self?.redeemGiftCard() })
    self.view.addSubview(UIButton(title: self.reactor.logOutTitle, onTap: self.reactor.logOut))
  }

  private func editProfile() {
    guard let user = self.reactor.currentState else { return }
    let editor = self.dependency.profileEditor.create(payload: .init(user: user))
    self.present(editor, animated: true)
  }

  private func redeemGiftCard() {
    self.present(self.dependency.giftCard.create(payload: ()), animated: true)
  }
}
