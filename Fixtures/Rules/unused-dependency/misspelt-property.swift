import Pure

// The property that keeps the value has a name of its own, with or without a typing error.

final class Cache {
  func clear() {}
}

final class ImageModule: FactoryModule {
  struct Dependency {
    let cache: Cache
    let disk: Cache  // want: unused-dependency "ImageModule.Dependency.disk"
  }
  private let depenendcy: Dependency
  required init(dependency dependeny: Dependency, payload paylaod: Void) {
    self.depenendcy = dependeny
  }
  func reset() { self.depenendcy.cache.clear() }
}

final class SoundModule: FactoryModule {
  struct Dependency {
    let cache: Cache
    let disk: Cache  // want: unused-dependency "SoundModule.Dependency.disk"
  }
  private let needs: Dependency
  init(dependency: Dependency, payload: Void) { needs = dependency }
  func reset() { needs.cache.clear() }
}

enum CompositionRoot {
  static func resolve() -> (ImageModule.Factory, SoundModule.Factory) {
    let cache = Cache()
    return (
      .init(dependency: .init(cache: cache, disk: cache)),
      .init(dependency: .init(cache: cache, disk: cache))
    )
  }
}
