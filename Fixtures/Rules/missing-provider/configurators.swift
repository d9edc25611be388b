import Pure

// Configurators are wired as factories are; a module may also be configured by hand.
// It does not compile: one configurator and one call are incomplete.

final class Loader {}

final class PhotoCell: ConfiguratorModule {
  struct Dependency {
    let loader: Loader
    let cache: Loader
  }
  func configure(dependency: Dependency, payload: Void) {
    print(dependency.loader, dependency.cache)
  }
}

final class AlbumModule: FactoryModule {
  struct Dependency {
    let photoCellConfigurator: PhotoCell.Configurator
    let fallbackConfigurator: PhotoCell.Configurator?
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show(_ cell: PhotoCell) {
    dependency.photoCellConfigurator.configure(cell)
    dependency.fallbackConfigurator?.configure(cell)
  }
}

enum CompositionRoot {
  static func resolve() -> [AlbumModule.Factory] {
    let loader = Loader()
    PhotoCell().configure(dependency: .init(loader: loader, cache: loader))
    PhotoCell().configure(dependency: .init(loader: loader))  // want: missing-provider "cache"
    return [
      .init(
        dependency: .init(
          photoCellConfigurator: .init(dependency: .init(loader: loader, cache: loader)),
          fallbackConfigurator: nil)),
      .init(
        dependency: .init(
          photoCellConfigurator: .init(
            dependency: .init(cache: loader)),  // want: missing-provider "PhotoCell.Dependency.loader"
          fallbackConfigurator: .init(dependency: .init(loader: loader, cache: loader)))),
    ]
  }
}
