import Pure

final class WishlistCell: UITableViewCell, ConfiguratorModule {
  struct Dependency {
    let imageLoader: ImageLoading
    let formatter: PriceFormatter
  }

  struct Payload {
    let book: Book
    let buy: () -> Void
  }

  private let cover = UIImageView()

  func configure(dependency: Dependency, payload: Payload) {
    let loader = dependency.imageLoader
    self.cover.image = loader.image(at: payload.book.coverPath)
    self.textLabel.text = payload.book.title
    self.detailLabel.text = """
      \(payload.book.author.name)
      \(dependency.formatter.string(for: payload.book.price))
      """
    self.addSubview(UIButton(title: "Buy", onTap: payload.buy))
  }
}
