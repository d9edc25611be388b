import Pure

final class CartReactor: Reactor, FactoryModule {
  struct Dependency {
    let cart: CartServicing
    let settings: SettingsStoring
    let haptics: HapticFeedback  // want: unused-dependency "haptics"
    var formatter = PriceFormatter(separator: ",")
  }

  enum Action {
    case remove(Book)
    case empty
  }

  struct State {
    var items: [CartItem] = []
    var total = ""
  }

  let state = Subject(State())

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    dependency.cart.items.observe { [weak self] items in
      self?.show(items)
    }
  }

  func perform(_ action: Action) {
    switch action {
    case .remove(let book): self.dependency.cart.remove(book)
    case .empty: self.dependency.cart.empty()
    }
  }

  private func show(_ items: [CartItem]) {
    let tax = self.dependency.settings.showsPricesWithTax ? "with tax" : "without tax"
    let total = self.dependency.formatter.string(for: self.dependency.cart.total)
    self.state.send(State(items: items, total: "\(total) \(tax)"))
  }
}
