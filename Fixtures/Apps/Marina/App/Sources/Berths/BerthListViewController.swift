import MarinaKit
import PureSwinject
import UIKit

final class BerthListViewController: UIViewController, FactoryModule {
  struct Dependency {
    let repository: BerthRepositoryType
    let detailFactory: BerthDetailViewController.Factory
    let cell: BerthCell.Configurator
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for berth in dependency.repository.berths() {
      let cell = BerthCell()
      dependency.cell.configure(cell, payload: .init(berth: berth))
      view.addSubview(cell)
    }
  }

  func open(_ berth: Berth) {
    let detail = dependency.detailFactory.create(payload: .init(berth: berth))
    navigationController?.pushViewController(detail, animated: true)
  }
}
