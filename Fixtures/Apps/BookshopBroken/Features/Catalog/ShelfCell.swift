import Pure

/// The old look of a book, from before there was a grid.
final class ShelfCell: UITableViewCell, ConfiguratorModule {  // want: unwired-module "ShelfCell"
  struct Dependency {
    let imageLoader: ImageLoading
  }

  struct Payload {
    let book: Book
  }

  private let cover = UIImageView()

  func configure(dependency: Dependency, payload: Payload) {
    self.cover.image = dependency.imageLoader.image(at: payload.book.coverPath)
    self.textLabel.text = payload.book.title
  }
}
