import Pure

// A customised factory reads the fields in the body of another type; the module itself has none.

final class Gallery {
  let title: String
  init(title: String) { self.title = title }
}

final class ImageLoader {
  func load() {}
}

final class GalleryScreen: FactoryModule {
  struct Dependency {
    let gallery: Gallery
    let loader: ImageLoader
    let cache: ImageLoader  // want: unused-dependency "cache"
  }

  var title: String?
  var loader: ImageLoader?

  init() {}

  required init(dependency: Dependency, payload: Void) {
    fatalError("built by the factory")
  }

  func appear() { loader?.load() }
}

extension Factory where Module == GalleryScreen {
  func create() -> GalleryScreen {
    let screen = Module()
    screen.title = dependency.gallery.title
    screen.loader = self.dependency.loader
    return screen
  }
}

enum CompositionRoot {
  static func resolve() -> GalleryScreen.Factory {
    let loader = ImageLoader()
    return GalleryScreen.Factory(
      dependency: .init(gallery: Gallery(title: "2024"), loader: loader, cache: loader))
  }
}
