final class BestsellersViewController: BrowseViewController {
  override var books: [Book] {
    dependency.bookService.bestsellers()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.list.didSelectRow = { [weak self] row in
      self?.dependency.logger.log("bestseller \(row + 1)")
      self.map { $0.open($0.books[row]) }
    }
  }
}

final class NewArrivalsViewController: BrowseViewController {
  override var books: [Book] {
    Book.Category.allCases.flatMap { self.dependency.bookService.books(in: $0).prefix(3) }
  }
}
