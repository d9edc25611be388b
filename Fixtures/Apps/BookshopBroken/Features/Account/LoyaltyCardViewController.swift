import Pure

// want@+1: unwired-module "LoyaltyCardViewController"
final class LoyaltyCardViewController: UIViewController, FactoryModule {
  struct Dependency {
    let authService: AuthServicing
    let orderService: OrderServicing
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stamps = self.dependency.orderService.orders().count % 10
    let name = self.dependency.authService.currentUser.value?.name ?? "Nobody"
    self.title = "\(name): \(stamps) of 10"
  }
}
