import Pure

final class AuthorViewController: UIViewController, FactoryModule {
  struct Dependency {
    let bookService: BookServicing
  }

  struct Payload {
    let author: Author
  }

  private let titles: [String]

  init(dependency: Dependency, payload: Payload) {
    let books = dependency.bookService.books(by: payload.author.id)
    self.titles = books.map(\.title).sorted()
    super.init(nibName: nil, bundle: nil)
    self.title = payload.author.name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for title in self.titles {
      let label = UILabel()
      label.text = title
      self.view.addSubview(label)
    }
  }
}
