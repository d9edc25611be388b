import Pure

final class WishlistViewController: UIViewController, FactoryModule {
  struct Dependency {
    let viewReactor: WishlistReactor.Factory
    let cellConfigurator: WishlistCell.Configurator?
    let makeDetail: (Book) -> BookDetailViewController
  }

  private let dependency: Dependency
  private let list = UIListView()
  private(set) var reactor: WishlistReactor?

  init(dependency: Dependency, payload: ()) {
    defer { self.reactor = dependency.viewReactor.create() }
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let reactor else { return }
    self.list.numberOfRows = { reactor.currentState.count }
    self.list.cellForRow = { [weak self] list, row in
      let cell = list.dequeue(WishlistCell.self)
      self?.dependency.cellConfigurator?.configure(
        cell,
        payload: .init(book: reactor.currentState[row], buy: { reactor.perform(.buy(row)) })
      )
      return cell
    }
    self.list.didSelectRow = { [weak self] row in
      guard let detail = self?.dependency.makeDetail(reactor.currentState[row]) else { return }
      self?.navigationController?.pushViewController(detail, animated: true)
    }
    self.view.addSubview(self.list)
  }
}

final class WishlistReactor: Reactor, FactoryModule {
  struct Dependency {
    let wishlist: WishlistServicing
    let cart: CartServicing
    let analytics: AnalyticsTracking  // want: unused-dependency "analytics"
  }

  enum Action {
    case buy(Int)
  }

  let state: Subject<[Book]>

  private let dependency: Dependency

  init(dependency: Dependency, payload: ()) {
    self.dependency = dependency
    self.state = dependency.wishlist.books
  }

  func perform(_ action: Action) {
    switch action {
    case .buy(let row): self.dependency.cart.add(self.state.value[row])
    }
  }
}
