import Pure

final class BookCell: UICollectionViewCell, ConfiguratorModule {
  struct Dependency {
    let imageLoader: ImageLoading
    let formatter: PriceFormatter
  }

  struct Payload {
    let reactor: BookCellReactor
  }

  private let cover = UIImageView()
  private let titleLabel = UILabel()
  private let priceLabel = UILabel()
  private let heart = UIButton(title: "♡")

  func configure(dependency: Dependency, payload: Payload) {
    let reactor = payload.reactor
    self.cover.image = dependency.imageLoader.image(at: reactor.book.coverPath)
    self.titleLabel.text = reactor.book.title
    self.priceLabel.text = "only \(dependency.formatter.string(for: reactor.book.price))"
    self.heart.title = reactor.isWished ? "♥" : "♡"
    self.heart.onTap = reactor.toggle
    [self.cover, self.titleLabel, self.priceLabel, self.heart].forEach(self.contentView.addSubview)
  }
}

/// What a book's cell shows. Lists make it themselves, since it belongs to one row only.
final class BookCellReactor: FactoryModule {
  struct Dependency {
    let wishlist: WishlistServicing
  }

  struct Payload {
    let book: Book
  }

  let book: Book

  private let wishlist: WishlistServicing

  init(dependency: Dependency, payload: Payload) {
    self.book = payload.book
    self.wishlist = dependency.wishlist
  }

  var isWished: Bool { self.wishlist.contains(self.book) }

  func toggle() {
    self.wishlist.toggle(self.book)
  }
}
