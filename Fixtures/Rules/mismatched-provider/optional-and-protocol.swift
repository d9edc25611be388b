import Pure

// An optional for a value, and a type without the protocol. It does not compile.

protocol Caching {}
final class DiskCache: Caching {}
final class Disk {}
final class LateCache {}
extension LateCache: Caching {}

final class ImageModule: FactoryModule {
  struct Dependency {
    let cache: Caching
    let disk: Disk
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.cache, dependency.disk) }
}

enum CompositionRoot {
  static func resolve(_ disk: Disk, spare: Disk?) -> [ImageModule.Factory] {
    [
      .init(dependency: .init(cache: DiskCache(), disk: disk)),
      .init(dependency: .init(cache: LateCache(), disk: spare ?? disk)),
      .init(dependency: .init(cache: LateCache(), disk: spare!)),
      .init(
        dependency: .init(
          cache: disk,  // want: mismatched-provider "ImageModule.Dependency.cache"
          disk: disk)),
      .init(
        dependency: .init(
          cache: DiskCache(),
          disk: spare)),  // want: mismatched-provider "ImageModule.Dependency.disk"
    ]
  }
}
