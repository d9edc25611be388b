import CellKit
import Pure
import UIKit

// A cell that a library hands out has no type that can be seen here: what is configured then may be
// any module that takes these arguments.

final class ChipCell: UICollectionViewCell, ConfiguratorModule {
  struct Payload { let title: String }
  func configure(dependency: Void, payload: Payload) { print(payload.title) }
}

final class PriceCell: UICollectionViewCell, ConfiguratorModule {
  struct Dependency { let format: (Int) -> String }
  struct Payload { let price: Int }
  func configure(dependency: Dependency, payload: Payload) {
    print(dependency.format(payload.price))
  }
}

final class BannerCell: UICollectionViewCell, ConfiguratorModule {  // want: unwired-module "BannerCell"
  struct Dependency { let download: (String) -> Void }
  struct Payload { let address: String }
  func configure(dependency: Dependency, payload: Payload) {
    dependency.download(payload.address)
  }
}

final class ListViewController: UIViewController, FactoryModule {
  static let chipCell = ReusableCell<ChipCell>()

  init(dependency: Void, payload: Void) { super.init(nibName: nil, bundle: nil) }

  func chip(in view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeue(ListViewController.chipCell, for: path)
    cell.configure(payload: .init(title: "all"))
    return cell
  }

  func bind(_ prices: Observable<[Int]>, to view: UICollectionView) {
    prices.bind(to: view.rx.items(cell: "price")) { _, price, cell in
      cell.configure(dependency: .init(format: { "\($0)" }), payload: .init(price: price))
    }
  }

  func label(in view: UICollectionView, at path: IndexPath) {
    view.dequeue("label", for: path).configure(text: "no module has this label", dependency: 1)
  }
}

struct AppDependency {
  static func resolve() -> ListViewController.Factory { ListViewController.Factory() }
}
