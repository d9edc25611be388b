import Pure

final class OrderDetailViewController: UIViewController, FactoryModule {
  struct Payload {
    let order: Order
  }

  fileprivate let order: Order
  fileprivate var receiptPrinter: ReceiptPrinter?

  init(dependency: Dependency, payload: Payload) {
    self.order = payload.order
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for line in self.receiptPrinter?.receipt(for: self.order) ?? [] {
      let label = UILabel()
      label.text = line
      self.view.addSubview(label)
    }
  }
}

extension OrderDetailViewController {
  struct Dependency {
    let orderService: OrderServicing
    let printer: ReceiptPrinter
    let logger: Logging
  }
}

extension Factory where Module == OrderDetailViewController {
  func create(orderID: Order.ID) -> UIViewController {
    guard let order = self.dependency.orderService.order(orderID) else {
      self.dependency.logger.log("no order \(orderID)")
      return UIViewController(nibName: nil, bundle: nil)
    }
    let module = self.create(payload: .init(order: order))
    module.receiptPrinter = dependency.printer
    return module
  }
}
