import Pure

final class OrderCell: UITableViewCell {
  private var format: (Money) -> String = { "\($0.minorUnits)" }

  func show(_ order: Order) {
    self.textLabel.text = "Order \(order.id)"
    self.detailLabel.text = self.format(order.total)
  }
}

extension OrderCell: ConfiguratorModule {
  struct Dependency {
    let formatter: PriceFormatter
  }

  struct Payload {
    let order: Order
  }

  func configure(dependency: Dependency, payload: Payload) {
    self.format = dependency.formatter.string(for:)
    self.show(payload.order)
  }
}
