import Pure

final class CatalogViewController: UIViewController, FactoryModule {
  struct Dependency {
    typealias MakeDetail = (_ book: Book) -> BookDetailViewController

    let reactor: CatalogReactor.Factory
    let bookCell: BookCell.Configurator
    let makeDetail: MakeDetail
    let bestsellers: Pure.Factory<BestsellersViewController>
    let newArrivals: Pure
      .Factory<NewArrivalsViewController>
  }

  struct Payload {
    let category: Book.Category?
  }

  private let dependency: Dependency
  private let reactor: CatalogReactor
  private let list = UIListView()
  private let banner = FeaturedBanner()

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.reactor = dependency.reactor.create(payload: .init(category: payload.category))
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view.addSubview(self.banner)
    self.view.addSubview(self.list)
    self.view.addSubview(UIButton(title: "Bestsellers") { [weak self] in self?.openBestsellers() })
    self.view.addSubview(UIButton(title: "New") { [weak self] in self?.openNewArrivals() })
    self.setUpList()
    self.reactor.state.observe { [weak self] state in
      guard let self else { return }
      self.banner.reactor = .init(dependency: .init(), payload: .init(books: state.books))
      self.list.reloadData()
    }
    self.reactor.perform(.reload)
  }

  private func setUpList() {
    let dependency = self.dependency
    let reactor = self.reactor
    self.list.numberOfRows = { reactor.currentState.books.count }
    self.list.cellForRow = { list, row in
      let cell = list.dequeue(BookCell.self)
      let book = reactor.currentState.books[row]
      dependency.bookCell.configure(cell, payload: .init(reactor: reactor.cellReactor(for: book)))
      return cell
    }
    self.list.didSelectRow = { [weak self] row in
      guard let self else { return }
      let detail = self.dependency.makeDetail(reactor.currentState.books[row])
      self.navigationController?.pushViewController(detail, animated: true)
    }
  }

  private func openBestsellers() {
    let viewController = self.dependency.bestsellers.create(payload: .init(title: "Bestsellers"))
    self.navigationController?.pushViewController(viewController, animated: true)
  }

  private func openNewArrivals() {
    let viewController = self.dependency.newArrivals.create(payload: .init(title: "New"))
    self.navigationController?.pushViewController(viewController, animated: true)
  }
}
