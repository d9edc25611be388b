import Pure

final class CartViewController: UIViewController, FactoryModule {
  struct Dependency {
    let reactor: CartReactor.Factory
    let itemCell: CartItemCell.Configurator
    let checkout: CheckoutCoordinator.Factory
  }

  private let dependency: Dependency
  private let reactor: CartReactor
  private let list = UIListView()
  private let totalLabel = UILabel()
  private var coordinator: CheckoutCoordinator?

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    self.reactor = dependency.reactor.create()
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.reactor.state.observe { [weak self] state in
      self?.totalLabel.text = state.total
      self?.list.reloadData()
    }
    self.list.numberOfRows = { [reactor] in reactor.currentState.items.count }
    self.list.cellForRow = { [reactor, cell = self.dependency.itemCell] list, row in
      let itemCell = list.dequeue(CartItemCell.self)
      cell.configure(itemCell, payload: .init(item: reactor.currentState.items[row]))
      return itemCell
    }
    self.view.addSubview(self.totalLabel)
    self.view.addSubview(self.list)
    self.view.addSubview(UIButton(title: "Check out") { [weak self] in self?.checkOut() })
  }

  private func checkOut() {
    guard let navigation = self.navigationController else { return }
    let coordinator = self.dependency.checkout.create(payload: .init(navigation: navigation))
    self.coordinator = coordinator
    coordinator.start()
  }
}
