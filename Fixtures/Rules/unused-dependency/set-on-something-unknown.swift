import Pure
import UIKit

// What is set on something of unknown type is known by what is set. It does not compile without
// the library.

final class Api {
  func load() {}
}

final class PhotoCell: UICollectionViewCell {
  struct Dependency {
    let api: Api
    let log: Api  // want: unused-dependency "PhotoCell.Dependency.log"
  }
  var dependency: Dependency?
  func show() { dependency?.api.load() }
}

final class NameCell: UICollectionViewCell {
  struct Dependency {
    let api: Api
    let log: Api  // want: unused-dependency "NameCell.Dependency.log"
  }
  var needs: Dependency!
  func show() { needs.api.load() }
}

/// The name is another, or the type: nobody sets it.
final class MapCell: UICollectionViewCell {
  struct Dependency {
    let api: Api  // want: unused-dependency "MapCell.Dependency.api"
    let log: Api  // want: unused-dependency "MapCell.Dependency.log"
  }
  var dependency: Dependency?
  func reset() { dependency = Dependency(api: Api(), log: Api()) }
}

final class ListModule: UIViewController, FactoryModule {
  struct Dependency {
    let photo: PhotoCell.Dependency
    let name: NameCell.Dependency
    let map: MapCell.Dependency
  }
  private let dependency: Dependency
  private let photoDependency: PhotoCell.Dependency
  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    photoDependency = dependency.photo
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  func cell(at index: IndexPath) -> UICollectionViewCell {
    let photo = collectionView.dequeue(Reusable.photo, for: index)
    photo.dependency = self.photoDependency
    let name = collectionView.dequeue(Reusable.name, for: index)
    name?.needs = dependency.name
    name?.other = dependency.map
    return photo
  }
}

enum CompositionRoot {
  static func resolve() -> ListModule.Factory {
    let api = Api()
    return .init(
      dependency: .init(
        photo: .init(api: api, log: api), name: .init(api: api, log: api),
        map: .init(api: api, log: api)))
  }
}
