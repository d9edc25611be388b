import Pure

final class SearchResultCell: UITableViewCell, ConfiguratorModule {
  struct Dependency {
    let imageLoader: ImageLoading
    var formatter: PriceFormatter = .init()
  }

  struct Payload {
    let book: Book
  }

  private let cover = UIImageView()
  private var dependency: Dependency?
  private var book: Book?

  func configure(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.book = payload.book
    self.textLabel.text = payload.book.title
    self.layout()
  }

  private func layout() {
    guard let book = self.book else { return }
    self.cover.image = self.dependency?.imageLoader.image(at: book.coverPath)
    self.detailLabel.text = self.dependency.map { $0.formatter.string(for: book.price) }
  }
}
