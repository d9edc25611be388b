import Pure

final class CatalogReactor: Reactor, FactoryModule {
  struct Dependency {
    let bookService: BookServicing
    let wishlist: WishlistServicing
  }

  struct Payload {
    let category: Book.Category?
  }

  enum Action {
    case reload
  }

  struct State {
    var books: [Book] = []
  }

  let state = Subject(State())

  private let dependency: Dependency
  private let category: Book.Category?

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.category = payload.category
  }

  func perform(_ action: Action) {
    self.state.send(State(books: self.dependency.bookService.books(in: self.category)))
  }

  func cellReactor(for book: Book) -> BookCellReactor {
    return .init(
      dependency: .init(wishlist: self.dependency.wishlist),
      payload: .init(book: book)
    )
  }
}
