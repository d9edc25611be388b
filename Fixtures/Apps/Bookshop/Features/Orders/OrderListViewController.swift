import Pure

final class OrderListViewController: UIViewController, FactoryModule {
  struct Dependency {
    let reactorFactory: OrderListReactor.Factory
    let orderCell: OrderCell.Configurator
    let orderDetail: OrderDetailViewController.Factory
  }

  private let reactor: OrderListReactor
  private let orderCell: OrderCell.Configurator
  private let detailFactory: OrderDetailViewController.Factory
  private let list = UIListView()

  init(dependency: Dependency, payload: Void) {
    self.reactor = dependency.reactorFactory.create()
    self.orderCell = dependency.orderCell
    self.detailFactory = dependency.orderDetail
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.title = "Orders on \(self.reactor.loadedAt)"
    self.list.numberOfRows = { [reactor] in reactor.orders.count }
    self.list.cellForRow = { [unowned self] list, row in self.cell(in: list, at: row) }
    self.list.didSelectRow = { [unowned self] row in
      let viewController = detailFactory.create(orderID: reactor.orders[row].id)
      navigationController?.pushViewController(viewController, animated: true)
    }
    self.view.addSubview(self.list)
  }

  private func cell(in list: UIListView, at row: Int) -> OrderCell {
    let cell = list.dequeue(OrderCell.self)
    self.orderCell.configure(cell, payload: .init(order: self.reactor.orders[row]))
    return cell
  }
}
