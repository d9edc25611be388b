import Pure

/// One book. Laid out in a storyboard, so its factory asks the storyboard for it.
final class BookDetailViewController: UIViewController, FactoryModule {
  struct Dependency {
    let storyboard: UIStoryboard
    let reactor: BookDetailReactor.Factory
    let reviews: ReviewListViewController.Factory
    let makeAuthor: (Author) -> AuthorViewController
    let share: ShareRouter.Factory
    let imageLoader: ImageLoading
  }

  struct Payload {
    let book: Book
  }

  fileprivate var reactor: BookDetailReactor!
  fileprivate var reviews: ReviewListViewController.Factory!
  fileprivate var makeAuthor: ((Author) -> AuthorViewController)!
  fileprivate var share: ShareRouter.Factory!
  fileprivate var imageLoader: ImageLoading!

  private let cover = UIImageView()
  private let priceLabel = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(dependency: Dependency, payload: Payload) {
    fatalError("instantiated from the storyboard")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let book = self.reactor.book
    self.title = book.title
    self.cover.image = self.imageLoader.image(at: book.coverPath)
    self.reactor.state.observe { [priceLabel] state in
      priceLabel.text = state.isInCart ? "in your cart" : state.price
    }
    self.view.addSubview(UIButton(title: "Buy") { [reactor] in reactor?.perform(.buy) })
    self.view.addSubview(UIButton(title: "Wish") { [reactor] in reactor?.perform(.wish) })
    self.view.addSubview(UIButton(title: "Reviews") { [weak self] in self?.openReviews() })
    self.view.addSubview(UIButton(title: "Share") { [weak self] in self?.shareLink() })
    self.view.addSubview(UIButton(title: book.author.name) { [weak self] in self?.openAuthor() })
  }

  private func openReviews() {
    let viewController = self.reviews.create(payload: .init(book: self.reactor.book))
    self.navigationController?.pushViewController(viewController, animated: true)
  }

  private func shareLink() {
    let router = self.share.create(payload: .init(book: self.reactor.book))
    router.share(from: self)
  }

  private func openAuthor() {
    let viewController = self.makeAuthor(self.reactor.book.author)
    self.navigationController?.pushViewController(viewController, animated: true)
  }
}

extension Factory where Module == BookDetailViewController {
  func create(payload: Module.Payload) -> Module {
    let scene = self.dependency.storyboard
      .instantiateViewController(withIdentifier: "BookDetailViewController")
    let module = scene as! Module
    module.reactor = dependency.reactor.create(payload: .init(book: payload.book))
    module.reviews = dependency.reviews
    module.makeAuthor = dependency.makeAuthor
    module.share = dependency.share
    module.imageLoader = dependency.imageLoader
    return module
  }
}
