import Pure

final class CartItemCell: UITableViewCell, ConfiguratorModule {
  struct Dependency {
    let imageLoader: ImageLoading
    let placeholder = UIImage(named: "book")
    let formatter: PriceFormatter
  }

  struct Payload {
    let item: CartItem
  }

  private let cover = UIImageView()

  func configure(dependency: Dependency, payload: Payload) {
    let book = payload.item.book
    self.cover.image = dependency.imageLoader.image(at: book.coverPath) ?? dependency.placeholder
    self.textLabel.text = "\(payload.item.count) × \(book.title)"
    self.detailLabel.text = dependency.formatter.string(for: payload.item.total)
  }
}
