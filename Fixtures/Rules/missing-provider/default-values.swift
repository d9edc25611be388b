import Pure

// What has a default value may be left out; a constant with a value takes no argument at all.
// It does not compile: `size` has no default.

final class ThumbnailModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class GalleryModule: FactoryModule {
  struct Dependency {
    var thumbnailFactory: ThumbnailModule.Factory = .init()
    let columns = 3
    var title: String?
    let size: Int
    var area: Int { size * columns }
    static var shared: Int = 1
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() {
    print(dependency.thumbnailFactory, dependency.columns, dependency.title ?? "")
    print(dependency.size)
  }
}

enum CompositionRoot {
  static func resolve() -> GalleryModule.Factory {
    GalleryModule.Factory(dependency: .init(size: 4))
  }

  static func resolveWithTitle() -> GalleryModule.Factory {
    GalleryModule.Factory(
      dependency: .init(title: "2024"))  // want: missing-provider "GalleryModule.Dependency.size"
  }
}
