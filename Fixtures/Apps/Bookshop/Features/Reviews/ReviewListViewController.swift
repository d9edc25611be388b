import Pure

final class ReviewListViewController: UIViewController, FactoryModule {
  struct Dependency {
    let reactor: ReviewListReactor.Factory
    let reviewCell: ReviewCell.Configurator
    let compose: ReviewComposeViewController.Factory
  }

  struct Payload {
    let book: Book
  }

  private let dependency: Dependency
  private let payload: Payload
  private let reactor: ReviewListReactor
  private let list = UIListView()

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.payload = payload
    self.reactor = dependency.reactor.create(payload: .init(bookID: payload.book.id))
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let dependency = self.dependency
    self.list.numberOfRows = { [reactor] in reactor.currentState.count }
    self.list.cellForRow = { [reactor] list, row in
      let cell = list.dequeue(ReviewCell.self)
      dependency.reviewCell.configure(cell, payload: reactor.currentState[row])
      return cell
    }
    let write = UIButton(title: "Write a review")
    write.onTap = { [weak self] in
      guard let `self` = self else { return }
      let viewController = dependency.compose.create(payload: .init(bookID: self.payload.book.id))
      self.present(viewController, animated: true)
    }
    self.view.addSubview(self.list)
    self.view.addSubview(write)
    self.reactor.perform(.reload)
  }
}
