import Pure

final class ReadingWidgetViewController: UIViewController, FactoryModule {
  struct Dependency {
    let reactor: WidgetReactor.Factory
    let cell: WidgetBookCell.Configurator
  }

  private let books: [Book]
  private let cell: WidgetBookCell.Configurator
  private let list = UIListView()

  init(dependency: Dependency, payload: Void) {
    self.books = dependency.reactor.create(payload: .init(limit: 3)).books
    self.cell = dependency.cell
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.list.numberOfRows = { [books] in books.count }
    self.list.cellForRow = { [books, cell] list, row in
      let widgetCell = list.dequeue(WidgetBookCell.self)
      cell.configure(widgetCell, payload: .init(book: books[row], rank: row + 1))
      return widgetCell
    }
    self.view.addSubview(self.list)
  }
}

final class WidgetReactor: FactoryModule {
  struct Dependency {
    let bookService: BookServicing
    let analytics: AnalyticsTracking?
  }

  struct Payload {
    let limit: Int
  }

  let books: [Book]

  init(dependency: Dependency, payload: Payload) {
    self.books = Array(dependency.bookService.bestsellers().prefix(payload.limit))
    dependency.analytics?.track(.screen("widget"))
  }
}

final class WidgetBookCell: UICollectionViewCell, ConfiguratorModule {
  struct Dependency {
    let imageLoader: ImageLoading
  }

  struct Payload {
    let book: Book
    let rank: Int
  }

  private let cover = UIImageView()
  private let rankLabel = UILabel()

  func configure(dependency: Dependency, payload: Payload) {
    self.cover.image = dependency.imageLoader.image(at: payload.book.coverPath)
    self.rankLabel.text = "\(payload.rank)"
  }
}
