import Pure

/// What the lists of books have in common. Not shown itself: subclasses say which books they list.
class BrowseViewController: UIViewController, FactoryModule {
  struct Dependency {
    let bookService: BookServicing
    let wishlist: WishlistServicing
    let logger: Logging
    let bookCell: BookCell.Configurator
    let makeDetail: (Book) -> BookDetailViewController
  }

  struct Payload {
    let title: String
  }

  let dependency: Dependency
  let list = UIListView()

  required init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
    self.title = payload.title
  }

  var books: [Book] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    let books = self.books
    self.list.numberOfRows = { books.count }
    self.list.cellForRow = { [dependency] list, row in
      let cell = list.dequeue(BookCell.self)
      let reactor: BookCellReactor = .init(
        dependency: .init(wishlist: dependency.wishlist),
        payload: .init(book: books[row])
      )
      dependency.bookCell.configure(cell, payload: .init(reactor: reactor))
      return cell
    }
    self.view.addSubview(self.list)
    self.list.reloadData()
  }

  func open(_ book: Book) {
    let detail = self.dependency.makeDetail(book)
    self.navigationController?.pushViewController(detail, animated: true)
  }
}
