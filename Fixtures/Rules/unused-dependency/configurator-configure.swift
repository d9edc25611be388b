import Pure

// A configurator module reads in `configure`, and later through the optional that it keeps.

final class ImageLoader {
  func load(_ url: String) {}
}

final class PriceFormatter {
  func string(_ price: Int) -> String { "\(price)" }
}

final class ProductCell: ConfiguratorModule {
  struct Dependency {
    let loader: ImageLoader
    let formatter: PriceFormatter
    let badgeLoader: ImageLoader  // want: unused-dependency "badgeLoader"
  }

  struct Payload {
    let price: Int
  }

  private var dependency: Dependency?
  private var price = ""

  func configure(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    price = dependency.formatter.string(payload.price)
  }

  func show(_ url: String) {
    self.dependency?.loader.load(url)
  }
}

enum CompositionRoot {
  static func resolve() -> ProductCell.Configurator {
    let loader = ImageLoader()
    return ProductCell.Configurator(
      dependency: .init(loader: loader, formatter: PriceFormatter(), badgeLoader: loader))
  }
}
