import Pure

final class BookDetailReactor: Reactor, FactoryModule {
  struct Dependency {
    let cart: CartServicing
    let wishlist: WishlistServicing
    let analytics: AnalyticsTracking
    let formatter: PriceFormatter
  }

  struct Payload {
    let book: Book
  }

  enum Action {
    case buy
    case wish
  }

  struct State {
    let price: String
    let isInCart: Bool
    let isWished: Bool
  }

  let book: Book
  private(set) lazy var state = Subject(self.makeState())

  private let dependency: Dependency

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.book = payload.book
    self.dependency.analytics.track(.screen("book/\(payload.book.id)"))
  }

  func perform(_ action: Action) {
    switch action {
    case .buy: self.dependency.cart.add(self.book)
    case .wish: self.dependency.wishlist.toggle(self.book)
    }
    self.state.send(self.makeState())
  }

  private func makeState() -> State {
    State(
      price: self.dependency.formatter.string(for: self.book.price),
      isInCart: self.dependency.cart.items.value.contains { $0.book == self.book },
      isWished: self.dependency.wishlist.contains(self.book)
    )
  }
}
