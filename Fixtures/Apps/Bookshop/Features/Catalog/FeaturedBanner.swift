import Pure

/// The strip above the catalogue.
final class FeaturedBanner: UIView {
  var reactor: FeaturedBannerReactor? {
    didSet { self.label.text = self.reactor?.headline }
  }

  private let label = UILabel()
}

final class FeaturedBannerReactor: FactoryModule {
  struct Dependency {}

  struct Payload {
    let books: [Book]
  }

  let headline: String

  init(dependency: Dependency, payload: Payload) {
    self.headline =
      if let book = payload.books.first {
        "Today: \(book.title)"
      } else {
        "No books today"
      }
  }
}
